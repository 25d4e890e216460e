// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** A text in both languages, and in those of `more`, if translated. */
export interface Title {
  it: string;
  en: string;
  more?: Record<string, string>;
}

/** A transparent card: half a title, five swatches (two of them filled), and a drawing. */
export interface ArtCard {
  id: string;
  half: 'first' | 'second';
  title: Title;
  swatches: (('bonus_hue' | 'bonus_shape' | 'bonus_texture' | 'bonus_tone' | 'hue' | 'shape' | 'texture' | 'tone')[])[];
  drawing?: string;
  film?: 'glow' | 'multiply' | 'paint';
}

/** A named set of art cards. Backgrounds are always the built-in ones. */
export interface Deck {
  cards: ArtCard[];
  name?: Title;
}

/** Options. `goals` is used with the scenario "libero", `how_many` with "casuale", `solo` in a game for one. */
export interface CanvasOptions {
  scenario: 'bilanciato' | 'bonus' | 'casuale' | 'famiglia' | 'iniziale' | 'libero' | 'relax' | 'senza_elementi' | 'sinergia' | 'spaziale' | 'tutti_gli_elementi';
  goals: ('composizione' | 'consistenza' | 'enfasi' | 'gerarchia' | 'movimento' | 'proporzione' | 'prossimita' | 'ripetizione' | 'simmetria' | 'spazio' | 'stile' | 'varieta')[];
  how_many: number;
  solo: 'puzzle' | 'vincent';
  deck_size: 40 | 60 | 'all' | 'sixty';
  vote: boolean;
  deck?: Deck | null;
}

export type Options = CanvasOptions;

/** Take a card from the row: the first is free, one inspiration token for each card skipped. */
export interface Take {
  type: 'take';
  index: number;
}

/** Complete a painting with three cards of the hand (their positions), bottom to top, on one of your backgrounds. */
export interface Paint {
  type: 'paint';
  cards: [number, number, number];
  background?: number;
}

/** Vote for the player with the finest paintings, if the option is on. None abstains. */
export interface Vote {
  type: 'vote';
  painter: number | null;
}

export type Move = Take | Paint | Vote;

export interface CardTaken {
  type: 'CardTaken';
  seat: number;
  card: number;
  index: number;
  paid: number;
  gained: number;
  title: Title;
}

/** `ribbons` are those won in all colours; the view has the painting itself. */
export interface PaintingHung {
  type: 'PaintingHung';
  seat: number;
  number: number;
  ribbons: number;
  bonus: number;
  title: Title;
}

/** Solo puzzle: a token came back from the reserve. */
export interface TokenReturned {
  type: 'TokenReturned';
  seat: number;
}

/** `up` tokens fell face up; only four of them can be used, so `index` may be less. */
export interface VincentChose {
  type: 'VincentChose';
  flips: boolean[];
  up: number;
  index: number;
  card: number;
  gained: number;
  title: Title;
}

export interface VoteOpened {
  type: 'VoteOpened';
  tied: number[];
}

export interface VoteCast {
  type: 'VoteCast';
  seat: number;
  painter: number;
}

/** A spectator has voted. */
export interface WatcherVoted {
  type: 'WatcherVoted';
  painter: number;
}

export type Event = CardTaken | PaintingHung | TokenReturned | VincentChose | VoteOpened | VoteCast | WatcherVoted;

/** A card that was face up: its name, its half of a title, its five swatches. */
export interface Face {
  id: string;
  half: string;
  title: Title;
  swatches: string[][];
}

/** A card in the row with the inspiration tokens on it. */
export interface Spot {
  card: number;
  tokens: number;
}

/** Three cards, bottom to top, on a background: goals met, ribbons won (capped), and visible icons. */
export interface Painting {
  cards: [number, number, number];
  background: number;
  seen: string[][];
  met: Record<string, number>;
  won: Record<string, number>;
  bonus: number;
}

/** A player and the score so far. */
export interface PlayerSeen {
  hand: number[];
  tokens: number;
  ribbons: Record<string, number>;
  bonus: number;
  points: number;
  backgrounds: number[];
  paintings: Record<string, Painting>;
  titles: Record<string, Title>;
  objectives: string[];
}

/** The spectators' votes, only counted: there may be thousands. */
export interface Audience {
  votes: Record<string, number>;
  abstained: number;
  awaited: number;
}

/** Vincent's last throw: which tokens fell face up, the card he took away, the tokens he found on it. */
export interface VincentsTurn {
  flips: boolean[];
  index: number;
  card: number;
  gained: number;
}

/** The opponent of the first solo variant: he removes cards and never paints. */
export interface Vincent {
  tokens: number;
  last?: VincentsTurn | null;
}

/** The view, equal for all seats and spectators. */
export interface View {
  options: CanvasOptions;
  goals: string[];
  cards: Record<string, Face>;
  row: Spot[];
  deck_left: number;
  players: Record<number, PlayerSeen>;
  turn: number;
  first: number;
  phase: 'over' | 'painting' | 'vote';
  discarded: number[];
  tied: number[];
  votes: Record<string, number | null>;
  jury: number[];
  audience?: Audience | null;
  vincent?: Vincent | null;
  reserve?: number | null;
  vote_ends?: number | null;
}

/** The rules' own numbers. */
export const NUMBERS = {
  row: 5,
  hand: 5,
  layers: 3,
  paintings: 3,
  tokens: 4,
  ribbon_points: { 'composizione': [1, 3, 9], 'consistenza': [3, 6, 10], 'enfasi': [1, 4, 11], 'gerarchia': [4, 9, 15], 'movimento': [3, 7, 12], 'proporzione': [2, 5, 10], 'prossimita': [2, 5, 8, 12], 'ripetizione': [3, 7, 11, 16], 'spazio': [2, 4, 7, 11], 'stile': [4, 10, 18], 'simmetria': [1, 3, 6, 11], 'varieta': [4, 8, 13] },
  bonus_points: 2,
  authors_record: 47,
} as const;
