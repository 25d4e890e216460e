// The view of Masterdice, and how its dice are written.
import { NUMBERS, type Feedback } from '../../wire/games/masterdice';

export type Face = number;
export type Placed = (Face | null)[];
export type Colour = 'blue' | 'red' | 'yellow' | 'green';
export const COLOURS: Colour[] = ['blue', 'red', 'yellow', 'green'];
export const FACES = Array.from({ length: NUMBERS.faces }, (_, i) => i + 1);
export { NUMBERS };

export type { Advice, Feedback, FinishedGame, LookBack, Move, Points, Row, View } from '../../wire/games/masterdice';

export type Mark = 'out' | 'sure' | 'clear';
export type Words = (key: string, facts?: Record<string, unknown>) => string;

export const count = (dice: Placed) => dice.filter((die) => die !== null).length;
/** Dice as text: 2, –, 4, 6. Screen readers get the word `none`, because they often skip a dash. */
export const written = (dice: Placed, none = '–') => dice.map((die) => die ?? none).join(', ');
/** The right sliders of a row, once the code is known. */
export function honest(code: Face[], dice: Placed): Feedback {
  const off = dice.flatMap((die, column) => (die === null ? [] : [Math.sign(die - code[column])]));
  const many = (sign: number) => off.filter((each) => each === sign).length;
  return { equal: many(0), lower: many(1), higher: many(-1) };
}
