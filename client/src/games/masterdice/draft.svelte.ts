// The row being composed: dice move between roll and fields by drag, tap or number key.
import { untrack } from 'svelte';
import { Drag } from '../../kit/pointer/drag.svelte';
import type { BoardProps } from '../contract';
import type { Turn } from './turn.svelte';
import { COLOURS, count, NUMBERS, type Placed } from './types';

const LAST = NUMBERS.columns - 1;
const A_TAP = 6; // px: farther is a drag

export class RowDraft {
  #turn: Turn;
  #t: BoardProps['t'];
  #sound: BoardProps['sound'];
  #pressed = { x: 0, y: 0 };
  /** For each column the index of a die of the roll, or null. */
  fields = $state<(number | null)[]>(COLOURS.map(() => null));
  hand: Drag<number>;

  constructor(turn: Turn, open: () => boolean, t: BoardProps['t'], sound: BoardProps['sound']) {
    this.#turn = turn;
    this.#t = t;
    this.#sound = sound;
    this.hand = new Drag<number>({
      drop: (die, place) => this.put(die, place === 'tray' ? null : Number(place)),
      accepts: () => turn.mayPlace && open(),
    });
    $effect(() => {
      void this.roll;
      untrack(() => {
        this.fields = COLOURS.map(() => null);
        this.hand.hold(null);
      });
    });
  }

  /** Identifies the roll: a new roll begins a new draft. */
  roll = $derived.by(() => `${this.#turn.view.game}/${this.#turn.view.rows.length}/${this.#turn.view.roll.join('')}`);
  dice = $derived<Placed>(this.fields.map((i) => (i === null ? null : this.#turn.view.roll[i])));
  used = $derived(new Set(this.fields.filter((i) => i !== null)));
  laid = $derived(count(this.dice));

  put(die: number, column: number | null) {
    const from = this.fields.indexOf(die);
    const next = [...this.fields];
    if (from >= 0) next[from] = column === null ? null : next[column];
    if (column !== null) next[column] = die;
    this.fields = next;
    this.#sound('place');
  }

  pressed(event: PointerEvent) {
    this.#pressed = { x: event.clientX, y: event.clientY };
  }

  /** A tap on a placed die takes it back; while another die is held, the two change places. */
  tapped(event: MouseEvent, column: number) {
    const die = this.fields[column];
    if (
      die === null ||
      (event.detail > 0 && Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > A_TAP)
    )
      return;
    event.stopPropagation();
    const held = this.hand.held;
    this.hand.hold(null);
    if (held !== null && held !== die) this.put(held, column);
    else this.put(die, null);
  }

  key(event: KeyboardEvent, column: number, focus: (column: number) => void) {
    const face = Number(event.key);
    if (face >= 1 && face <= NUMBERS.faces) {
      const die = this.#turn.view.roll.findIndex(
        (each, i) => each === face && (!this.used.has(i) || this.fields[column] === i),
      );
      if (die < 0) return this.#turn.say(this.#t('board-no-such-die', { face }));
      this.put(die, column);
      focus(Math.min(LAST, column + 1));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const die = this.fields[column];
      if (die !== null) this.put(die, null);
    } else if (event.key === 'ArrowRight') focus(Math.min(LAST, column + 1));
    else if (event.key === 'ArrowLeft') focus(Math.max(0, column - 1));
    else return;
    event.preventDefault();
  }
}
