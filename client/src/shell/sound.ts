// Sounds made on the spot with Web Audio: wood, paper and glass, no files. Silent until the person has touched the page.
import { settings } from './settings.svelte';

export type Sound = 'dice' | 'card' | 'place' | 'good' | 'bad' | 'tick' | 'win' | 'ink' | 'turn' | 'join' | 'chat';

let context: AudioContext | null = null;
let out: GainNode;

function ready(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0) return null;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  out.gain.value = settings.volume * 0.5;
  return context;
}

/** A struck tone: glass when high, wood when low and short. */
function tone(ctx: AudioContext, frequency: number, at: number, length: number, loud = 0.5, shape: OscillatorType = 'sine') {
  const wave = ctx.createOscillator();
  const gain = ctx.createGain();
  wave.type = shape;
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** A breath of noise through a filter: paper when high, a knock on wood when low. */
function noise(ctx: AudioContext, at: number, length: number, frequency: number, loud = 0.5, q = 1.2) {
  const samples = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = q;
  const gain = ctx.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

const score: Record<Sound, (ctx: AudioContext, now: number) => void> = {
  dice: (ctx, now) => {
    for (let i = 0; i < 6; i++) noise(ctx, now + i * 0.055 + Math.random() * 0.03, 0.05, 900 + Math.random() * 1500, 0.9 - i * 0.1, 3);
  },
  card: (ctx, now) => noise(ctx, now, 0.13, 3600, 0.35, 0.7),
  place: (ctx, now) => {
    noise(ctx, now, 0.06, 420, 1, 2.5);
    tone(ctx, 180, now, 0.08, 0.3, 'triangle');
  },
  good: (ctx, now) => [659, 880].forEach((f, i) => tone(ctx, f, now + i * 0.09, 0.4, 0.3)),
  bad: (ctx, now) => [233, 196].forEach((f, i) => tone(ctx, f, now + i * 0.11, 0.25, 0.35, 'triangle')),
  tick: (ctx, now) => noise(ctx, now, 0.03, 2200, 0.35, 8),
  win: (ctx, now) => [523, 659, 784, 1047].forEach((f, i) => tone(ctx, f, now + i * 0.13, 0.7, 0.32)),
  ink: (ctx, now) => noise(ctx, now, 0.1, 5200, 0.12, 0.8),
  turn: (ctx, now) => [784, 1175].forEach((f, i) => tone(ctx, f, now + i * 0.07, 0.5, 0.22)),
  join: (ctx, now) => [440, 587].forEach((f, i) => tone(ctx, f, now + i * 0.1, 0.3, 0.2)),
  chat: (ctx, now) => tone(ctx, 988, now, 0.16, 0.16),
};

export function sound(name: Sound) {
  const ctx = ready();
  if (ctx) score[name]?.(ctx, ctx.currentTime + 0.005);
}
