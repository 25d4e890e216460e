// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** Place the cat in a window, finally. The room overwrites `lag`, whatever a client sends. */
export interface Place {
  type: 'place';
  window: number;
  lag?: number;
}

/** Ready for the next card. */
export interface Ready {
  type: 'ready';
}

export interface OutlineShown {
  type: 'OutlineShown';
  round: number;
}

/** `place` is 1 for the first cat in this window, 2 for the second; `full` if no more fit. */
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

/** A seat was right but second: it wins the next card of the deck, unseen. */
export interface UnseenCardWon {
  type: 'UnseenCardWon';
  seat: number;
}

/** No seat was right: the card leaves the game. */
export interface CardLeft {
  type: 'CardLeft';
}

/** The options the rules need during the game. */
export interface Terms {
  difficulty: 'bambini' | 'difficile' | 'normale';
  windows_return: boolean;
  round_time: number;
  rounds: number;
  day: string;
}

/** One front: its size without the roof, and its details. */
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

/** One window: size, house, position on the front, picture and colour of the frame. */
export interface Window {
  width: number;
  height: number;
  house: number;
  x: number;
  y: number;
  picture: number;
  frame: number;
}

/** The six fronts and their windows. A window's number is its index. */
export interface Street {
  houses: House[];
  windows: Window[];
}

/** The size of an outline. */
export interface Size {
  width: number;
  height: number;
}

/** A cat's window, and its time `after` the outline appeared, less the network's `lag`. */
export interface Pawn {
  window: number;
  order: number;
  after: number;
  lag: number;
}

/** A played card: its window, the cats, and the seats that were right, in order. */
export interface Round {
  answer: number;
  pawns: Record<number, Pawn>;
  right: number[];
}

/** A wrong window: width and height in per cent of the right one. `turned`: it lay the other way round. */
export interface Miss {
  round: number;
  window: number;
  answer: number;
  width: number;
  height: number;
  turned: boolean;
}

/** One player's statistics. */
export interface Eye {
  rounds: number;
  placed: number;
  right: number;
  streak: number;
  typical?: number | null;
  fastest?: number | null;
  misses: Miss[];
}

/** The view. `answer` and the last round's record appear with the reveal. */
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
