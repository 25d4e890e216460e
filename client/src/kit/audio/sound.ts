// Sounds synthesized with Web Audio, without files. Silent when muted, and until the page was touched once.
// setVolume(settings.sound ? settings.volume : 0);
// playSound('stamp');
// Whatever has a sound is also visible, so nobody depends on hearing.

/** Actions of a player. */
type ActionSound = 'dice' | 'card' | 'place' | 'ink' | 'pen' | 'word' | 'stamp';
/** Messages of the table: your turn, accepted, refused, somebody joined, chat, a second passed, time over. */
type TableSound = 'turn' | 'good' | 'bad' | 'join' | 'chat' | 'tick' | 'knock';
/** Parts of peaks and of the end. */
type PeakSound = 'hush' | 'open' | 'pin' | 'telepathy' | 'splash' | 'fall' | 'step' | 'cheer' | 'win';
export type Sound = ActionSound | TableSound | PeakSound;

let loudness = 0;
let context: AudioContext | null = null;
let out: GainNode;
let touched = -Infinity;

/** Set the loudness, 0 (mute) to 1. */
export function setVolume(volume: number) {
  loudness = Math.min(1, Math.max(0, volume));
  if (context) out.gain.value = loudness * 0.5;
}

/** Sounds during the first touch play once the context runs. Without a touch nothing queues up to play later. */
function ready(): AudioContext | null {
  const awake = context?.state === 'running' || performance.now() - touched < 400;
  return loudness > 0 && awake ? context : null;
}

/** Ask the browser to play without a touch: for the big screen, which nobody touches. */
export function tryAutoplay() {
  if (loudness > 0 && context?.state !== 'running') begin();
}

/** Safari starts sound only inside a touch and stops it for calls and sleep, so every touch and key resumes it. */
function wake() {
  if (loudness <= 0 || context?.state === 'running') return;
  touched = performance.now();
  begin();
}

function begin() {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = loudness * 0.5;
    out.connect(context.destination);
  }
  void context.resume().catch(() => {});
}

for (const touch of ['pointerdown', 'pointerup', 'keydown'])
  globalThis.addEventListener?.(touch, wake, { capture: true, passive: true });

interface Tone {
  length: number;
  loud?: number;
  shape?: OscillatorType;
  to?: number;
  attack?: number;
}

/** A struck tone: glass when high, wood when low and short. With `to` it slides to that frequency. */
function tone(
  ctx: AudioContext,
  frequency: number,
  at: number,
  { length, loud = 0.4, shape = 'sine', to, attack = 0.006 }: Tone,
) {
  const wave = ctx.createOscillator();
  const gain = ctx.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(frequency, at);
  if (to) wave.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

interface Noise {
  length: number;
  loud?: number;
  q?: number;
  to?: number;
  swell?: boolean;
}

/** Filtered noise: paper when high, wood when low, water when it slides. `swell`: it grows instead of fading. */
function noise(
  ctx: AudioContext,
  frequency: number,
  at: number,
  { length, loud = 0.5, q = 1.2, to, swell = false }: Noise,
) {
  const samples = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++)
    data[i] = (Math.random() * 2 - 1) * (swell ? (i / samples) ** 2 : (1 - i / samples) ** 2);
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(frequency, at);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  filter.Q.value = q;
  const gain = ctx.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

type Play = (ctx: AudioContext, now: number) => void;
const chime =
  (notes: number[], apart: number, each: Tone): Play =>
  (ctx, now) =>
    notes.forEach((note, n) => tone(ctx, note, now + n * apart, each));

const SOUNDS: Record<Sound, Play> = {
  dice: (ctx, now) => {
    for (let i = 0; i < 6; i++)
      noise(ctx, 900 + Math.random() * 1500, now + i * 0.055 + Math.random() * 0.03, {
        length: 0.05,
        loud: 0.9 - i * 0.1,
        q: 3,
      });
  },
  card: (ctx, now) => noise(ctx, 3600, now, { length: 0.13, loud: 0.35, q: 0.7 }),
  place: (ctx, now) => {
    noise(ctx, 420, now, { length: 0.06, loud: 1, q: 2.5 });
    tone(ctx, 180, now, { length: 0.08, loud: 0.3, shape: 'triangle' });
  },
  ink: (ctx, now) => noise(ctx, 5200, now, { length: 0.1, loud: 0.12, q: 0.8 }),
  pen: (ctx, now) => {
    for (const [after, loud] of [
      [0, 0.9],
      [0.09, 0.4],
      [0.14, 0.2],
    ])
      noise(ctx, 1300, now + after, { length: 0.035, loud, q: 6 });
  },
  word: chime([523, 698], 0.05, { length: 0.12, loud: 0.16, shape: 'triangle' }),
  stamp: (ctx, now) => {
    noise(ctx, 160, now, { length: 0.16, loud: 1.4, q: 1.2 });
    tone(ctx, 90, now, { length: 0.2, loud: 0.6, shape: 'triangle', to: 55 });
    noise(ctx, 2600, now + 0.01, { length: 0.05, loud: 0.2 });
  },

  turn: chime([784, 1175], 0.07, { length: 0.5, loud: 0.22 }),
  good: chime([659, 880], 0.09, { length: 0.4, loud: 0.3 }),
  bad: chime([233, 196], 0.11, { length: 0.25, loud: 0.35, shape: 'triangle' }),
  join: (ctx, now) => {
    for (const after of [0, 0.14]) noise(ctx, 520, now + after, { length: 0.07, loud: 0.8, q: 4 });
  },
  chat: chime([988], 0, { length: 0.16, loud: 0.16 }),
  tick: (ctx, now) => noise(ctx, 2200, now, { length: 0.03, loud: 0.5, q: 8 }),
  knock: (ctx, now) => {
    noise(ctx, 210, now, { length: 0.12, loud: 1.4, q: 3 });
    tone(ctx, 110, now, { length: 0.3, loud: 0.5, shape: 'triangle', to: 70 });
  },

  hush: (ctx, now) => {
    noise(ctx, 240, now, { length: 0.7, loud: 0.7, q: 0.9, to: 520, swell: true });
    for (let i = 0; i < 9; i++) noise(ctx, 190, now + i * 0.075, { length: 0.05, loud: 0.15 + i * 0.05, q: 4 });
  },
  open: (ctx, now) => {
    noise(ctx, 700, now, { length: 0.35, loud: 0.5, q: 0.8, to: 2600 });
    chime([392, 587, 784], 0.05, { length: 0.7, loud: 0.2 })(ctx, now + 0.08);
  },
  pin: (ctx, now) => {
    noise(ctx, 3200, now, { length: 0.02, loud: 0.7, q: 6 });
    tone(ctx, 1568, now, { length: 0.18, loud: 0.14 });
  },
  telepathy: (ctx, now) => {
    for (const note of [880, 882.5]) tone(ctx, note, now, { length: 1.2, loud: 0.2 });
    chime([1319, 1760, 2093], 0.11, { length: 0.6, loud: 0.12 })(ctx, now + 0.18);
  },
  splash: (ctx, now) => {
    noise(ctx, 1400, now, { length: 0.5, loud: 0.6, q: 0.6, to: 300 });
    for (const [after, note] of [
      [0.16, 420],
      [0.25, 560],
      [0.36, 700],
    ])
      tone(ctx, note, now + after, { length: 0.09, loud: 0.12, to: note * 1.7 });
  },
  fall: (ctx, now) => {
    tone(ctx, 620, now, { length: 0.7, loud: 0.25, shape: 'triangle', to: 120 });
    noise(ctx, 180, now + 0.66, { length: 0.2, loud: 1.1, q: 1.5 });
  },
  step: (ctx, now) => {
    tone(ctx, 392, now, { length: 0.5, loud: 0.28 });
    noise(ctx, 320, now, { length: 0.08, loud: 0.6, q: 2 });
  },
  cheer: (ctx, now) => {
    for (let i = 0; i < 34; i++)
      noise(ctx, 900 + Math.random() * 1400, now + Math.random() ** 1.4 * 1.8, {
        length: 0.04,
        loud: 0.16 + Math.random() * 0.2,
        q: 2.2,
      });
  },
  win: chime([523, 659, 784, 1047], 0.13, { length: 0.7, loud: 0.32 }),
};

/** Play a sound; does nothing when muted. */
export function playSound(name: Sound) {
  const ctx = ready();
  if (!ctx) return;
  SOUNDS[name](ctx, ctx.currentTime + 0.005);
  performance.mark(`sound ${name}`); // tests and measurements read these marks
}
