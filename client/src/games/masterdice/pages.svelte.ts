// Results of finished games of the match: each opens once by itself, and again on request.
import { untrack } from 'svelte';
import type { BoardProps } from '../contract';
import type { Move, View } from './types';

export class Pages {
  #props: () => BoardProps<View, Move>;
  #seenUpTo = $state(0);
  asked = $state<number | null>(null);

  constructor(props: () => BoardProps<View, Move>) {
    this.#props = props;
    this.#seenUpTo = untrack(() => this.#remembered());
  }

  finished = $derived.by(() => Object.keys(this.#props().view.history).length);
  #shelf = $derived.by(() => {
    const { table, round, seat } = this.#props();
    return `ludoteca.masterdice.${table}.${round}.${seat ?? 'x'}`;
  });
  unseen = $derived.by(() => this.finished > this.#seenUpTo);
  /** The big screen has no buttons: the next roll closes the result. So does a roll of one's own. */
  fresh = $derived.by(() => {
    const { view, big, seat } = this.#props();
    const begun = view.rows.length + view.roll.length > 0;
    return big ? this.finished > 0 && !begun : this.unseen && !(begun && view.solver === seat);
  });
  shown = $derived.by(() => this.asked ?? (this.fresh || this.#props().view.phase === 'over' ? this.finished : null));

  #remembered(): number {
    try {
      return Number(localStorage.getItem(this.#shelf) ?? 0);
    } catch {
      return 0;
    }
  }

  close() {
    this.asked = null;
    this.#seenUpTo = this.finished;
    try {
      localStorage.setItem(this.#shelf, String(this.finished));
    } catch {
      // Without storage it is opened once more after a reload.
    }
  }
}
