// The turn being prepared: a card of the row, layers on the easel, a background. Changes can be undone until it is
// confirmed.
import { NUMBERS } from './types';

export interface Draft {
  picked: number | null;
  layers: readonly number[];
  sheet: number;
}

const BLANK: Draft = { picked: null, layers: [], sheet: 0 };

export class Easel {
  /** `layers` are card numbers, bottom to top. */
  draft = $state.raw<Draft>(BLANK);
  #history = $state.raw<readonly Draft[]>([]);

  get canUndo(): boolean {
    return this.#history.length > 0;
  }

  get full(): boolean {
    return this.draft.layers.length === NUMBERS.layers;
  }

  #change(next: Partial<Draft>) {
    this.#history = [...this.#history, this.draft];
    this.draft = { ...this.draft, ...next };
  }

  undo() {
    const last = this.#history.at(-1);
    if (!last) return;
    this.#history = this.#history.slice(0, -1);
    this.draft = last;
  }

  /** Clear everything: the turn is over, or the board begins anew. */
  clear() {
    this.draft = BLANK;
    this.#history = [];
  }

  pick(index: number | null) {
    this.#change({ picked: index === this.draft.picked ? null : index });
  }

  /** Put a card of the hand on top, or take it back. */
  toggle(card: number) {
    const { layers } = this.draft;
    if (layers.includes(card)) this.#change({ layers: layers.filter((each) => each !== card), picked: null });
    else if (layers.length < NUMBERS.layers) this.#change({ layers: [...layers, card], picked: null });
    else this.#change({ layers: [...layers.slice(0, 2), card], picked: null });
  }

  /**
   * Move a layer to another height (0 is the bottom). `quietly` joins the change to the one before: a drag is one
   * change.
   */
  move(card: number, height: number, quietly = false) {
    const rest = this.draft.layers.filter((each) => each !== card);
    const to = Math.max(0, Math.min(rest.length, height));
    const layers = [...rest.slice(0, to), card, ...rest.slice(to)];
    if (layers.every((each, n) => each === this.draft.layers[n])) return;
    if (quietly) this.draft = { ...this.draft, layers };
    else this.#change({ layers });
  }

  /** Remember this state, so that the drag that follows can be undone as one change. */
  mark() {
    this.#history = [...this.#history, this.draft];
  }

  /** Forget the remembered state, because nothing moved. */
  unmark() {
    const last = this.#history.at(-1);
    if (last && last.layers.every((each, n) => each === this.draft.layers[n]))
      this.#history = this.#history.slice(0, -1);
  }

  choose(sheet: number) {
    if (sheet !== this.draft.sheet) this.#change({ sheet });
  }

  /** Remove cards that left the hand; a changed row removes its choice. */
  settle(hand: readonly number[], sheets: number, rowChanged: boolean) {
    const layers = this.draft.layers.filter((card) => hand.includes(card));
    const picked = rowChanged ? null : this.draft.picked;
    const sheet = Math.min(this.draft.sheet, Math.max(0, sheets - 1));
    if (layers.length !== this.draft.layers.length || picked !== this.draft.picked || sheet !== this.draft.sheet) {
      this.draft = { layers, picked, sheet };
      this.#history = [];
    }
  }
}
