// What the server's view of a Canvas table looks like here.
import type { Swatch } from './judge';

export interface Title { it: string; en: string }
export interface Face { id: string; half: 'first' | 'second'; title: Title; swatches: Swatch[] }
export interface Spot { card: number; tokens: number }
export interface Painting { cards: [number, number, number]; background: number; seen: Swatch[]; met: Record<string, number>; won: Record<string, number>; bonus: number }
export interface Player {
  hand: number[]; tokens: number; ribbons: Record<string, number>; bonus: number; points: number; backgrounds: number[];
  paintings: Record<string, Painting>; titles: Record<string, Title>; objectives: string[];
}
export interface VincentsTurn { flips: boolean[]; index: number; card: number; gained: number }
export interface View {
  options: { deck?: { cards: { id: string; drawing?: string }[] } | null; scenario: string; vote: boolean };
  goals: string[]; cards: Record<string, Face>; row: Spot[]; deck_left: number; players: Record<string, Player>; turn: number; first: number;
  phase: 'painting' | 'vote' | 'over'; discarded: number[]; vincent?: { tokens: number; last?: VincentsTurn | null } | null; reserve?: number | null;
  tied: number[]; votes: Record<string, number>; vote_ends?: number | null;
}
export type Move = { type: 'take'; index: number } | { type: 'paint'; cards: [number, number, number]; background: number } | { type: 'vote'; painter: number };

/** A painting as it hangs or stands on the easel: cards bottom to top. */
export interface Hanging { faces: Face[]; background: number; seen: Swatch[] }

export const RIBBON_COLOURS = ['#B3372B', '#2F7F4F', '#2B5FB0', '#7A4A9C'];
export const BONUS_COLOUR = '#A87410';
