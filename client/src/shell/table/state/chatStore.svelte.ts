// The chat of one table: its lines, the number of unread ones, and the reactions that float over the board.
import { isMuted } from '../../person/mutedPeople.svelte';
import type { ChatLine, Reaction } from '../../../wire/messages';

export interface FloatingReaction {
  id: number;
  reaction: Reaction;
  name: string;
  seat: number | null;
  /** Where it rises, from 0 (left) to 1 (right). */
  place: number;
}

const FLOAT_MS = 2600; // as long as the animation in FloatingReactions.svelte
const MOST_FLOATING = 8;

export class ChatStore {
  /** Every line, also those of muted people. */
  all = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  floating = $state.raw<FloatingReaction[]>([]);
  /** The lines of everybody whom this person has not muted. */
  lines = $derived(this.all.filter((line) => !isMuted(line.guest)));
  #lastId = 0;

  /** The number of the last line, for the server to send the ones after it. */
  get last(): number {
    return this.all.at(-1)?.number ?? 0;
  }

  /** Add the lines that came with a welcome; those already there are skipped. */
  addMissed(lines: ChatLine[]) {
    const known = new Set(this.all.map((each) => each.number));
    this.all = [...this.all, ...lines.filter((each) => !known.has(each.number))];
  }

  /** Add a line. False: it was there already, or its author is muted. */
  add(line: ChatLine, seat: number | null): boolean {
    if (this.all.some((each) => each.number === line.number)) return false;
    this.all = [...this.all, line];
    if (isMuted(line.guest)) return false;
    if (line.reaction) this.#float(line.reaction, line.name, seat);
    return true;
  }

  #float(reaction: Reaction, name: string, seat: number | null) {
    const id = ++this.#lastId;
    const others = this.floating.slice(1 - MOST_FLOATING);
    this.floating = [...others, { id, reaction, name, seat, place: Math.random() }];
    setTimeout(() => (this.floating = this.floating.filter((each) => each.id !== id)), FLOAT_MS);
  }
}
