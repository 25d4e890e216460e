// What the rules tell a chair about Masterdice, as it travels.
export type Face = number;
export type Placed = (Face | null)[];
export type Colour = 'blue' | 'red' | 'yellow' | 'green';
export const COLOURS: Colour[] = ['blue', 'red', 'yellow', 'green'];
export const FACES = [1, 2, 3, 4, 5, 6];
export const ROWS = 7;

export type { Advice, Feedback, FinishedGame, LookBack, Move, Points, Row, View } from '../../wire/games/masterdice';

export type Mark = 'out' | 'sure' | 'clear';
export type Words = (key: string, facts?: Record<string, unknown>) => string;

export const count = (dice: Placed) => dice.filter((die) => die !== null).length;
/** Dice as people write them: 2 · – · 4 · 6. */
export const written = (dice: Placed) => dice.map((die) => die ?? '–').join(' · ');
