// Sounds made on the spot with Web Audio: wood, paper, glass and water, no files. Silent until somebody has touched the page (a screen that nobody touches
// may try by itself), and under mute.
//
//   tune(settings.sound ? settings.volume : 0);     the shell, whenever the person chooses
//   sound('stamp');
//
// One for each kind of act and of great moment; whatever sounds is also seen, so that nobody needs to hear.

/** What one does: throw, take, lay, draw, put the pen down, write, stamp. */
type Act = 'dice' | 'card' | 'place' | 'ink' | 'pen' | 'word' | 'stamp';
/** What the table says: your turn, yes, no, somebody came, a line of chat, a second less, time is over. */
type Told = 'turn' | 'good' | 'bad' | 'join' | 'chat' | 'tick' | 'knock';
/** What great moments are made of: the breath held, the screen that opens, a ribbon pinned, minds that meet, water, a fall, the podium, the end. */
type Peak = 'hush' | 'open' | 'pin' | 'telepathy' | 'splash' | 'fall' | 'step' | 'cheer' | 'win';
export type Sound = Act | Told | Peak;

let loudness = 0;
let context: AudioContext | null = null;
let out: GainNode;
let touched = -Infinity;

/** How loud everything is, 0 to 1; 0 is mute. */
export function setVolume(volume: number) {
  loudness = Math.min(1, Math.max(0, volume));
  if (context) out.gain.value = loudness * 0.5;
}

/** What sounds while the first touch still wakes it is heard a moment later; without any touch nothing piles up to burst out at once. */
function ready(): AudioContext | null {
  const awake = context?.state === 'running' || performance.now() - touched < 400;
  return loudness > 0 && awake ? context : null;
}

/** For the screen in the middle of a room: nobody touches it, so it asks the browser whether sound may begin all the same. */
export function tryAutoplay() {
  if (loudness > 0 && context?.state !== 'running') begin();
}

/** Safari lets sound begin only inside a touch, and takes it away when the phone rings or sleeps: every touch and key sees to it. */
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

/** A struck tone: glass when high, wood when low and short; with `to` it slides there. */
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

interface Breath {
  length: number;
  loud?: number;
  q?: number;
  to?: number;
  swell?: boolean;
}

/** A breath of noise through a filter: paper when high, a knock on wood when low, water where it slides. `swell`: it grows instead of fading. */
function breath(
  ctx: AudioContext,
  frequency: number,
  at: number,
  { length, loud = 0.5, q = 1.2, to, swell = false }: Breath,
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
const bells =
  (notes: number[], apart: number, each: Tone): Play =>
  (ctx, now) =>
    notes.forEach((note, n) => tone(ctx, note, now + n * apart, each));

const score: Record<Sound, Play> = {
  dice: (ctx, now) => {
    for (let i = 0; i < 6; i++)
      breath(ctx, 900 + Math.random() * 1500, now + i * 0.055 + Math.random() * 0.03, {
        length: 0.05,
        loud: 0.9 - i * 0.1,
        q: 3,
      });
  },
  card: (ctx, now) => breath(ctx, 3600, now, { length: 0.13, loud: 0.35, q: 0.7 }),
  place: (ctx, now) => {
    breath(ctx, 420, now, { length: 0.06, loud: 1, q: 2.5 });
    tone(ctx, 180, now, { length: 0.08, loud: 0.3, shape: 'triangle' });
  },
  ink: (ctx, now) => breath(ctx, 5200, now, { length: 0.1, loud: 0.12, q: 0.8 }),
  pen: (ctx, now) => {
    for (const [after, loud] of [
      [0, 0.9],
      [0.09, 0.4],
      [0.14, 0.2],
    ])
      breath(ctx, 1300, now + after, { length: 0.035, loud, q: 6 });
  },
  word: bells([523, 698], 0.05, { length: 0.12, loud: 0.16, shape: 'triangle' }),
  stamp: (ctx, now) => {
    breath(ctx, 160, now, { length: 0.16, loud: 1.4, q: 1.2 });
    tone(ctx, 90, now, { length: 0.2, loud: 0.6, shape: 'triangle', to: 55 });
    breath(ctx, 2600, now + 0.01, { length: 0.05, loud: 0.2 });
  },

  turn: bells([784, 1175], 0.07, { length: 0.5, loud: 0.22 }),
  good: bells([659, 880], 0.09, { length: 0.4, loud: 0.3 }),
  bad: bells([233, 196], 0.11, { length: 0.25, loud: 0.35, shape: 'triangle' }),
  join: (ctx, now) => {
    for (const after of [0, 0.14]) breath(ctx, 520, now + after, { length: 0.07, loud: 0.8, q: 4 });
  },
  chat: bells([988], 0, { length: 0.16, loud: 0.16 }),
  tick: (ctx, now) => breath(ctx, 2200, now, { length: 0.03, loud: 0.5, q: 8 }),
  knock: (ctx, now) => {
    breath(ctx, 210, now, { length: 0.12, loud: 1.4, q: 3 });
    tone(ctx, 110, now, { length: 0.3, loud: 0.5, shape: 'triangle', to: 70 });
  },

  hush: (ctx, now) => {
    breath(ctx, 240, now, { length: 0.7, loud: 0.7, q: 0.9, to: 520, swell: true });
    for (let i = 0; i < 9; i++) breath(ctx, 190, now + i * 0.075, { length: 0.05, loud: 0.15 + i * 0.05, q: 4 });
  },
  open: (ctx, now) => {
    breath(ctx, 700, now, { length: 0.35, loud: 0.5, q: 0.8, to: 2600 });
    bells([392, 587, 784], 0.05, { length: 0.7, loud: 0.2 })(ctx, now + 0.08);
  },
  pin: (ctx, now) => {
    breath(ctx, 3200, now, { length: 0.02, loud: 0.7, q: 6 });
    tone(ctx, 1568, now, { length: 0.18, loud: 0.14 });
  },
  telepathy: (ctx, now) => {
    for (const note of [880, 882.5]) tone(ctx, note, now, { length: 1.2, loud: 0.2 });
    bells([1319, 1760, 2093], 0.11, { length: 0.6, loud: 0.12 })(ctx, now + 0.18);
  },
  splash: (ctx, now) => {
    breath(ctx, 1400, now, { length: 0.5, loud: 0.6, q: 0.6, to: 300 });
    for (const [after, note] of [
      [0.16, 420],
      [0.25, 560],
      [0.36, 700],
    ])
      tone(ctx, note, now + after, { length: 0.09, loud: 0.12, to: note * 1.7 });
  },
  fall: (ctx, now) => {
    tone(ctx, 620, now, { length: 0.7, loud: 0.25, shape: 'triangle', to: 120 });
    breath(ctx, 180, now + 0.66, { length: 0.2, loud: 1.1, q: 1.5 });
  },
  step: (ctx, now) => {
    tone(ctx, 392, now, { length: 0.5, loud: 0.28 });
    breath(ctx, 320, now, { length: 0.08, loud: 0.6, q: 2 });
  },
  cheer: (ctx, now) => {
    for (let i = 0; i < 34; i++)
      breath(ctx, 900 + Math.random() * 1400, now + Math.random() ** 1.4 * 1.8, {
        length: 0.04,
        loud: 0.16 + Math.random() * 0.2,
        q: 2.2,
      });
  },
  win: bells([523, 659, 784, 1047], 0.13, { length: 0.7, loud: 0.32 }),
};

/** Let it be heard; nothing happens where nobody wants to hear. */
export function playSound(name: Sound) {
  const ctx = ready();
  if (!ctx) return;
  score[name](ctx, ctx.currentTime + 0.005);
  performance.mark(`sound ${name}`); // what was heard and when, for whoever measures the page
}
