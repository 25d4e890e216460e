// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** Send the cat to a window. Final. `lag` is written by the room: whatever a client puts there is overwritten. */
export interface Place {
  type: 'place';
  window: number;
  lag?: number;
}

/** I have seen enough: next card. */
export interface Ready {
  type: 'ready';
}

export interface OutlineShown {
  type: 'OutlineShown';
  round: number;
}

/** `place` is 1 for the first cat in this window, 2 for the second; `full` when no other may follow. */
export interface PawnPlaced {
  type: 'PawnPlaced';
  seat: number;
  window: number;
  wall: number;
  place: number;
  full: boolean;
}

/** The round's time ran out before these seats chose. */
export interface TimeOver {
  type: 'TimeOver';
  seats: number[];
}

export interface Revealed {
  type: 'Revealed';
  window: number;
  wall: number;
  picture: number;
  right: number[];
}

export interface CardWon {
  type: 'CardWon';
  seat: number;
}

/** Also right, but second: the next card from the deck, which nobody looks at. */
export interface UnseenCardWon {
  type: 'UnseenCardWon';
  seat: number;
}

/** Nobody was right: the card leaves the game. */
export interface CardLeft {
  type: 'CardLeft';
}

/** What the table agreed on, as far as the rules go on needing it. */
export interface Terms {
  difficulty: 'bambini' | 'difficile' | 'normale';
  windows_return: boolean;
  round_time: number;
  rounds: number;
  day: string;
}

/** One front: its size without the roof, and what makes it unlike its neighbours. */
export interface House {
  width: number;
  height: number;
  roof: 'flat' | 'gable' | 'hip' | 'mansard' | 'stepped' | 'tower';
  wall: number;
  door: number;
  door_x: number;
  door_width: number;
  door_height: number;
  chimney: number;
  ornament: number;
}

/** One window: its size, its house, its place on that front, its picture and the colour of its frame. */
export interface Window {
  width: number;
  height: number;
  house: number;
  x: number;
  y: number;
  picture: number;
  frame: number;
}

/** The six fronts and all their windows; a window's number is its place in the tuple. */
export interface Street {
  houses: House[];
  windows: Window[];
}

/** A bare outline. */
export interface Size {
  width: number;
  height: number;
}

/** Where a cat sits, and when it came: so long `after` the outline appeared, with the network's `lag` taken off. */
export interface Pawn {
  window: number;
  order: number;
  after: number;
  lag: number;
}

/** One card as it was played: the window it showed, where the cats sat, who was right (the first one first). */
export interface Round {
  answer: number;
  pawns: Record<number, Pawn>;
  right: number[];
}

/** A wrong window: its width and height in per cent of the right one; `turned` where it lay the other way round. */
export interface Miss {
  round: number;
  window: number;
  answer: number;
  width: number;
  height: number;
  turned: boolean;
}

/** How well one player saw. */
export interface Eye {
  rounds: number;
  placed: number;
  right: number;
  streak: number;
  typical?: number | null;
  fastest?: number | null;
  misses: Miss[];
}

/** The table as it lies. `answer` and the last round's record come with the reveal, never before. */
export interface View {
  seats: number;
  terms: Terms;
  street: Street;
  phase: 'get_set' | 'over' | 'race' | 'reveal';
  round: number;
  since: number;
  deck: number;
  won: number[][];
  unseen: number[];
  capacity: number;
  until?: number | null;
  outline?: Size | null;
  answer?: number | null;
  pawns?: Record<number, Pawn>;
  ready?: number[];
  rounds?: Record<number, Round>;
  eyes?: Eye[];
}
