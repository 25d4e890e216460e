// What the server tells this board: the shape of the view and the moves.
export interface Size { width: number; height: number }
export interface PaneWindow extends Size { house: number; x: number; y: number; picture: number; frame: number }
export type Roof = 'gable' | 'mansard' | 'stepped' | 'hip' | 'flat' | 'tower';
export interface House { width: number; height: number; roof: Roof; wall: number; door: number; door_x: number; door_width: number; door_height: number; chimney: number; ornament: number }
export interface Street { houses: House[]; windows: PaneWindow[] }
export interface Pawn { window: number; order: number; after: number; lag: number }
export interface Round { answer: number; pawns: Record<string, Pawn>; right: number[] }
export interface Miss { round: number; window: number; answer: number; width: number; height: number; turned: boolean }
export interface Eye { rounds: number; placed: number; right: number; streak: number; typical?: number | null; fastest?: number | null; misses: Miss[] }
export interface Terms { difficulty: 'bambini' | 'normale' | 'difficile'; windows_return: boolean; round_time: number; rounds: number; day: string }

export interface View {
  seats: number; terms: Terms; street: Street; phase: 'get_set' | 'race' | 'reveal' | 'over'; round: number; since: number; deck: number;
  won: number[][]; unseen: number[]; capacity: number; until?: number | null; outline?: Size | null; answer?: number | null;
  pawns?: Record<string, Pawn>; ready?: number[]; rounds?: Record<string, Round>; eyes?: Eye[];
}

export type Move = { type: 'place'; window: number } | { type: 'ready' };
