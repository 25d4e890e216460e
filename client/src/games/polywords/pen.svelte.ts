// The word being written, typed or drawn: its problems, its possible paths, and its draft, which survives a reload.
import { onMount, untrack } from 'svelte';
import { askGameBooks } from '../../wire/http';
import { bestPaths, fault, follows, lands, newCells, pathsAlong, type Fault } from './grid';
import type { SeatAtSea } from './seat.svelte';
import { MEDUSA_KINDS, spell, type Writing } from './types';

const OFFERED = 5; // paths to choose from; along a shape one more
const ASK_LISTS_AFTER = 350;
const SHOW_TEAM_AFTER = 500;

interface Kept {
  turn: number;
  text: string;
  path: number[] | null;
  pick: number;
}

export class Pen {
  #at: SeatAtSea;
  text = $state('');
  /** The drawn path; null while the proposed ones are shown. */
  manual = $state<number[] | null>(null);
  pick = $state(0);
  /** A place that the rules or the server pointed at. */
  pointed = $state<Fault | null>(null);
  /** Giving up asks twice. */
  giving = $state(false);
  /** The word that is in no list of its category. */
  unlisted = $state('');
  #turn = 0;
  #shownToTeam = '';
  #probed = ''; // the word last looked up

  constructor(at: SeatAtSea) {
    this.#at = at;
    onMount(() => this.#recall());
    $effect(() => {
      if (this.#turn && at.view.turn !== this.#turn) {
        this.#turn = at.view.turn;
        this.clear();
      }
    });
    $effect(() => {
      if (!this.#turn || at.seat === null) return;
      localStorage.setItem(
        this.#drawer,
        JSON.stringify({ turn: at.view.turn, text: this.text, path: this.manual, pick: this.pick } satisfies Kept),
      );
    });
    $effect(() => this.#askLists());
    $effect(() => this.#askWhetherListed());
    $effect(() => this.#showTeam());
  }

  #drawer = $derived.by(() => {
    const { table, round, seat } = this.#at.props();
    return `polywords/${table}/${round}/${seat}`;
  });

  #recall() {
    try {
      const found = JSON.parse(localStorage.getItem(this.#drawer) ?? 'null') as Kept | null;
      if (found && found.turn === this.#at.view.turn) {
        this.text = found.text;
        this.pick = found.pick;
        this.manual = found.path;
      }
    } catch {
      // An unreadable draft is ignored.
    }
    this.#turn = this.#at.view.turn;
    this.#probed = this.#at.view.probe?.word ?? '';
  }

  spelled = $derived.by(() => spell(this.#at.said ? this.#at.said.word : this.text));
  word = $derived(this.spelled.word);
  offered = $derived.by<number[][]>(() => {
    const { pens, view, sheet, shape, strict, game } = this.#at;
    if (!pens || !view.options.paths || this.word.length < 2 || this.spelled.sign) return [];
    if (shape) return pathsAlong(sheet.cells, this.word, shape, strict, true).slice(0, OFFERED + 1);
    const best = bestPaths(sheet.cells, this.word, OFFERED);
    if (game !== 'medusa') return best;
    const shaped = view.request.shapes.flatMap((each) =>
      pathsAlong(sheet.cells, this.word, each, strict, false).slice(0, 1),
    );
    return [...shaped, ...best].filter((path, i, all) => all.findIndex((other) => other.join() === path.join()) === i);
  });
  /** The index of the shown path. */
  picked = $derived(Math.min(this.pick, this.offered.length - 1));
  path = $derived(this.manual ?? this.offered[this.picked] ?? []);
  fresh = $derived.by(() => newCells(this.#at.sheet.cells, this.path).length);

  /** Why the typed word is not allowed, whatever its path. */
  wordFault = $derived.by<Fault | null>(() => {
    const { sheet, game, view, shape, lengths } = this.#at;
    const word = this.word;
    const wrong = (code: string, facts: Record<string, unknown>): Fault => ({ code, cell: null, facts });
    if (this.spelled.sign) return wrong('not-letters', { sign: this.spelled.sign });
    if (!word) return null;
    if (sheet.words.includes(word)) return wrong('word-repeated', { word });
    if (game === 'specchio' && word[0] !== view.request.letters)
      return wrong('wrong-initial', { letter: view.request.letters });
    if (shape && word.length !== shape.length + 1) return wrong('wrong-length-for-shape', { length: shape.length + 1 });
    if (game === 'manta' && !lengths.includes(word.length)) return wrong('wrong-length', { length: word.length });
    return this.#at.claims && !this.#at.said ? this.#claimFault(wrong) : null;
  });

  #claimFault(wrong: (code: string, facts: Record<string, unknown>) => Fault): Fault | null {
    const { game, view } = this.#at;
    const word = this.word;
    const rival = (view.said ?? []).find(
      (each) => each && (game === 'polpo' ? each.word === word : each.word.length === word.length),
    );
    if (rival)
      return game === 'polpo'
        ? wrong('word-taken', { word, ahead: 0 })
        : wrong('card-taken', { length: word.length, word: rival.word, ahead: 0 });
    if (game === 'pagliaccio' && !view.request.lengths.includes(word.length))
      return wrong('no-such-length', { word, length: word.length });
    return null;
  }

  pathFault = $derived.by<Fault | null>(() => {
    const { sheet, shape, strict } = this.#at;
    if (!this.word || this.wordFault || !this.path.length) return null;
    const found = fault(sheet.cells, this.word, this.path, sheet.words, !!shape);
    if (found) return found;
    if (shape && !follows(shape, this.path, strict)) return { code: 'wrong-shape', cell: this.path[0], facts: {} };
    if (shape && !lands(sheet.cells, this.path))
      return { code: 'not-landed', cell: Math.max(...newCells(sheet.cells, this.path)), facts: {} };
    return null;
  });
  /** A word too short for every card is still being typed: no problem yet. */
  growing = $derived.by(() => {
    const { pens, said, lengths } = this.#at;
    return (
      pens &&
      !said &&
      !!this.word &&
      !this.spelled.sign &&
      lengths.length > 0 &&
      this.word.length < Math.max(...lengths) &&
      !lengths.includes(this.word.length)
    );
  });
  problem = $derived(this.pointed ?? (this.growing ? null : (this.wordFault ?? this.pathFault)));
  whole = $derived(!!this.word && this.path.length === this.word.length && !this.wordFault && !this.pathFault);

  /** Medusa: the requests that the word meets. */
  met = $derived.by(() => {
    const { game, view, strict } = this.#at;
    if (game !== 'medusa') return null;
    const probe = view.probe && view.probe.word === this.word ? view.probe : null;
    return {
      categories: probe?.categories ?? [],
      letters: [...view.request.letters].filter((letter) => this.word.includes(letter)),
      shape: this.whole ? (view.request.shapes.find((each) => follows(each, this.path, strict)) ?? '') : '',
      known: probe ? probe.known : null,
    };
  });
  kinds = $derived(
    this.met
      ? Number(this.met.categories.length > 0) + Number(this.met.letters.length > 0) + Number(!!this.met.shape)
      : MEDUSA_KINDS,
  );
  ready = $derived.by(() => {
    const { claiming, suggesting } = this.#at;
    return claiming || suggesting ? !!this.word && !this.wordFault : this.whole && this.kinds >= MEDUSA_KINDS;
  });

  clear() {
    this.text = '';
    this.manual = null;
    this.pick = 0;
    this.pointed = null;
    this.giving = false;
  }
  typed() {
    this.pointed = null;
    this.pick = 0;
    this.giving = false;
  }
  drew(path: number[]) {
    this.pointed = null;
    this.giving = false;
    this.manual = path.length ? path : null;
  }
  offer(number: number) {
    this.manual = null;
    this.pick = number;
    this.pointed = null;
  }
  nextOffer() {
    this.offer(this.manual ? 0 : (this.pick + 1) % this.offered.length);
  }
  use(draft: Writing) {
    this.text = draft.text;
    this.manual = draft.path.length ? [...draft.path] : null;
  }

  /**
   * In the solo game one may look a word up before writing: which categories does it meet? A word that was looked up
   * elsewhere (text interface or lesson) becomes the current word.
   */
  #askLists() {
    const { game, pens, view, props } = this.#at;
    if (view.probe && view.probe.word !== this.#probed) {
      this.#probed = view.probe.word;
      if (pens && !untrack(() => this.text)) this.text = this.#probed;
    }
    if (game !== 'medusa' || !pens || this.word.length < 2 || this.spelled.sign || view.probe?.word === this.word)
      return;
    const asked = this.text || this.word;
    const timer = setTimeout(() => void props().play({ type: 'draft', word: asked }, true), ASK_LISTS_AFTER);
    return () => clearTimeout(timer);
  }

  /** The category the word must belong to. */
  asked = $derived.by(() => {
    const { game, view, mine } = this.#at;
    return (
      (game === 'manta' && mine !== null ? view.pairs?.[mine][this.word.length] : view.request.categories[0]) ?? ''
    );
  });
  /** A word outside the lists may be contested: only its writer is warned. */
  #askWhetherListed() {
    const { game, pens, said, view } = this.#at;
    const text = said ? said.text : this.text;
    this.unlisted = '';
    if (
      !view.options.hints ||
      game === 'medusa' ||
      !pens ||
      !this.asked ||
      this.word.length < 2 ||
      this.problem ||
      this.growing
    )
      return;
    const word = this.word;
    const question = { word: text, category: this.asked, words: view.options.words };
    const timer = setTimeout(async () => {
      // Without an answer there is no warning.
      const found = await askGameBooks<{ listed: boolean }>(game, question).catch(() => null);
      if (found && !found.listed && this.word === word) this.unlisted = word;
    }, ASK_LISTS_AFTER);
    return () => clearTimeout(timer);
  }

  /** The team sees its writer's draft: an allowed word is shown to them before it is written. */
  #showTeam() {
    const { game, pens, suggesting, view, seat, props } = this.#at;
    if (game !== 'manta' || !pens || suggesting) return;
    const draft =
      this.word && !this.wordFault && !this.spelled.sign
        ? { word: this.text || this.word, path: this.whole ? [...this.path] : [] }
        : { word: '', path: [] };
    const key = JSON.stringify(draft);
    if (key === this.#shownToTeam || (!draft.word && !view.drafts?.[seat!])) return;
    const timer = setTimeout(() => {
      this.#shownToTeam = key;
      void props().play({ type: 'draft', ...draft }, true);
    }, SHOW_TEAM_AFTER);
    return () => clearTimeout(timer);
  }
}
