// Naming the code: the coloured dice in the solution row, starting with what the notebook knows.
import { tick, untrack } from 'svelte';
import type { BoardProps } from '../contract';
import type { Turn } from './turn.svelte';
import { COLOURS, FACES, NUMBERS, type Face } from './types';

const LAST = NUMBERS.columns - 1;

export class Naming {
  #turn: Turn;
  #sound: BoardProps['sound'];
  wanted = $state(false);
  guess = $state<(Face | null)[]>(COLOURS.map(() => null));
  chosen = $state(0);

  /** `began`: called when the row opens, for the focus. */
  constructor(turn: Turn, sound: BoardProps['sound'], began: () => void) {
    this.#turn = turn;
    this.#sound = sound;
    $effect(() => {
      void [turn.view.game, turn.view.rows.length];
      untrack(() => {
        this.wanted = false;
        this.guess = COLOURS.map(() => null);
      });
    });
    $effect(() => {
      if (!this.open) return;
      untrack(() => this.#begin());
      void tick().then(began);
    });
  }

  open = $derived.by(() => this.#turn.solving && this.#turn.mine && (this.wanted || this.#turn.mustSolve));
  ready = $derived(this.guess.every((face) => face !== null));

  #begin() {
    const { candidates, marks } = this.#turn.view;
    this.guess = COLOURS.map((_, column) => {
      const left = candidates?.faces[column];
      if (left?.length === 1) return left[0];
      const sure = FACES.filter((face) => marks?.[column * NUMBERS.faces + face - 1] === 'o');
      return sure.length === 1 ? sure[0] : this.guess[column];
    });
    this.chosen = Math.max(0, this.guess.indexOf(null));
  }

  #set(column: number, face: Face) {
    this.guess = this.guess.map((old, i) => (i === column ? face : old));
  }

  choose(face: Face) {
    this.#set(this.chosen, face);
    const next = COLOURS.map((_, step) => (this.chosen + step) % NUMBERS.columns).find((i) => this.guess[i] === null);
    if (next !== undefined) this.chosen = next;
    this.#sound('place');
  }

  key(event: KeyboardEvent, column: number, focus: (column: number) => void, done: () => void) {
    const face = Number(event.key);
    const here = this.guess[column];
    this.chosen = column;
    if (face >= 1 && face <= NUMBERS.faces) {
      this.#set(column, face);
      if (column < LAST) focus(column + 1);
      else void tick().then(done);
    } else if (event.key === 'ArrowRight') focus(Math.min(LAST, column + 1));
    else if (event.key === 'ArrowLeft') focus(Math.max(0, column - 1));
    else if (event.key === 'ArrowUp') this.#set(column, Math.min(NUMBERS.faces, (here ?? 0) + 1));
    else if (event.key === 'ArrowDown') this.#set(column, Math.max(1, (here ?? NUMBERS.faces + 1) - 1));
    else if (event.key === 'Escape' && !this.#turn.mustSolve) this.wanted = false;
    else return;
    event.preventDefault();
  }
}
