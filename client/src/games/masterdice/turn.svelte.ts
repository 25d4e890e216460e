// What this seat may do now; sends its moves one at a time.
import { tick } from 'svelte';
import type { BoardProps } from '../contract';
import type { Move, View } from './types';

const REMARK_STAYS = 3500;

export class Turn {
  #props: () => BoardProps<View, Move>;
  #remarkOver: ReturnType<typeof setTimeout> | undefined;
  busy = $state(false);
  /** A short hint, for example that a field needs a die first. */
  remark = $state('');
  /** Whether the person uses the keyboard: the focus then follows the game. */
  byKey = false;

  constructor(props: () => BoardProps<View, Move>) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().view);
  solving = $derived.by(() => this.#props().seat === this.view.solver);
  coding = $derived.by(() => this.#props().seat === this.view.coder);
  mine = $derived.by(() => {
    const { seat, actors, paused } = this.#props();
    return seat !== null && actors.includes(seat) && !paused;
  });
  mayPlace = $derived(this.solving && this.mine && this.view.phase === 'place');
  mustSolve = $derived(this.solving && this.view.phase === 'solve');
  /** The row being filled, from 0. */
  current = $derived(this.view.rows.length);
  /** The active row; null when only the code is left to name. */
  active = $derived(
    this.view.phase === 'feedback' ? this.current - 1 : this.view.phase === 'solve' ? -1 : this.current,
  );
  /** The row whose sliders this person sets. */
  toJudge = $derived(this.coding && this.view.phase === 'feedback' ? this.view.rows[this.current - 1] : null);

  say(words: string) {
    this.remark = words;
    clearTimeout(this.#remarkOver);
    this.#remarkOver = setTimeout(() => (this.remark = ''), REMARK_STAYS);
  }

  /** Make a move; `after` then moves the keyboard focus. */
  async act(move: Move, after: () => void) {
    if (this.busy) return;
    this.busy = true;
    const keyed = this.byKey;
    try {
      const answer = await this.#props().play(move);
      if (!answer.ok) this.#props().sound('bad');
    } finally {
      this.busy = false;
    }
    await tick();
    if (keyed) after();
  }
}
