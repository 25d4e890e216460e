// The peaks of the six games: events as scenes with acts, the same on every screen.
import type { PeakMoment } from '../../kit/time/peakStage.svelte';
import { formatList } from '../../kit/format/list';
import type { BoardProps, BoardSound, GameEvent } from '../contract';
import { NUMBERS } from '../../wire/games/medusa';
import { boardOf, categoryKey, type GameId, type View } from './types';

export type SceneKind =
  | 'words'
  | 'race'
  | 'telepathy'
  | 'swelling'
  | 'verdict'
  | 'pay'
  | 'pairs'
  | 'finish'
  | 'row'
  | 'line'
  | 'sink'
  | 'catch'
  | 'count';

/** A growing fish: the letters its word was worth, and whether no other has more. */
export interface Swollen {
  board: number;
  count: number;
  best: boolean;
  bottles: number;
}
/** Who took a card, and how many seconds after the first one. */
export interface Runner {
  seat: number;
  word: string;
  seconds: number;
}

export interface Scene {
  kind: SceneKind;
  /** The view shown during the scene: until the act `turns`, and from it on. */
  first: View;
  then: View;
  turns: string;
  title: string;
  tells: string[];
  /** By board: cells that turn to gold and rise, rows that are washed off, rows on which a line falls. */
  gold: number[][];
  washed: number[][];
  falls: number[][];
  sinks: number[];
  fish: Swollen[];
  runners: Runner[];
  /** The verdict: the contested word, and whether it was wrong. */
  verdict: { board: number; number: number; guilty: boolean } | null;
  /** The sea of the scene, if not one's own; by board the cells of words that land, and bottles that drift in. */
  front: number | null;
  lands: number[][];
  adrift: number[];
}

export interface Teller {
  game: GameId;
  seat: number | null;
  language: string;
  t: BoardProps['t'];
  name: BoardProps['name'];
}

type Acts = PeakMoment<BoardSound>['acts'];
const NAME = 'sea';
const HANDFUL = NUMBERS.handful; // cards that one word must take for a celebration
const HANDFULS = ['tris', 'poker', 'draught'];

/** The peak of these events with its scene as `about`; null for most events. */
export function momentOf(
  events: GameEvent[],
  before: View,
  after: View,
  teller: Teller,
): (PeakMoment<BoardSound> & { about: Scene }) | null {
  const story = new Story(events, before, after, teller);
  const told = story.told();
  return told && { name: NAME, acts: told.acts, line: told.line, about: told.scene };
}

/** The scene of the current peak, if it is one of this game. */
export const sceneOf = (moment: PeakMoment<BoardSound> | null): Scene | null =>
  moment?.name === NAME ? (moment.about as Scene) : null;

interface Told {
  scene: Scene;
  acts: Acts;
  line: string;
}

class Story {
  #events: GameEvent[];
  #before: View;
  #after: View;
  #by: Teller;
  #mine: number | null;

  constructor(events: GameEvent[], before: View, after: View, teller: Teller) {
    this.#events = events;
    this.#before = before;
    this.#after = after;
    this.#by = teller;
    this.#mine = teller.seat === null ? null : boardOf(teller.game, teller.seat);
  }

  told(): Told | null {
    const has = (type: string) => this.#all(type).length > 0;
    const { game } = this.#by;
    if (has('SeaCounted')) return this.#count();
    if (has('Eliminated')) return this.#sink();
    if (has('LineDrawn')) return this.#line();
    if (this.#all('RowCleared').some((each) => typeof each.row === 'number')) return this.#row();
    if (has('WordsErased')) return this.#telepathy();
    if (has('LettersCounted')) return this.#swelling();
    if (has('ContestSettled')) return this.#verdict();
    if (has('PairsShown')) return this.#pairs();
    if (has('TeamFinished')) return this.#finish();
    if (has('Penalised')) return this.#pay();
    if (has('RequestsMet')) return this.#catch();
    if (has('WordShown') && game === 'pagliaccio') return this.#race();
    if (has('WordShown') && (game === 'specchio' || game === 'palla')) return this.#words();
    return null;
  }

  // Games of secret words: the words are revealed.

  #words(): Told {
    // Until the reveal, the other seas keep their state.
    const sheets = this.#after.sheets.map((sheet, board) =>
      board === this.#mine ? sheet : this.#before.sheets[board],
    );
    return this.#scene(
      'words',
      { first: { ...this.#after, sheets }, then: this.#after },
      'turn',
      this.#t('moment-words'),
      [
        { name: 'hush', ms: 600, sound: 'hush' },
        { name: 'turn', ms: 1200, sound: 'card' },
      ],
    );
  }

  #race(): Told {
    const spoken = (this.#before.said ?? [])
      .flatMap((said, seat) =>
        said && this.#after.written[seat].length ? [{ seat, word: said.word, at: said.fair }] : [],
      )
      .sort((a, b) => a.at - b.at);
    const runners = spoken.map<Runner>(({ seat, word, at }) => ({ seat, word, seconds: (at - spoken[0].at) / 1000 }));
    const empty = this.#all('NothingWritten').map((each) => each.seat as number);
    const tells = empty.length
      ? [this.#t('moment-empty-handed', { names: this.#names(empty), count: empty.length })]
      : [];
    const line = runners.length
      ? this.#t('moment-race', { who: this.#by.name(runners[0].seat) })
      : this.#t('moment-words');
    return this.#scene('race', { first: this.#after, runners, tells }, 'line', line, [
      { name: 'line', ms: 900, sound: 'card' },
      { name: 'look', ms: 900, sound: 'pin' },
    ]);
  }

  #telepathy(): Told {
    const erased = this.#all('WordsErased').map(({ word, seats }) => ({
      word: word as string,
      seats: seats as number[],
    }));
    const gold = this.#seas((board) =>
      erased.some(({ seats }) => seats.includes(board)) ? (this.#before.written[board][0]?.path ?? []) : [],
    );
    const ours = erased.find(({ seats }) => this.#mine !== null && seats.includes(this.#mine));
    const all = erased.flatMap(({ seats }) => seats);
    const line = ours
      ? this.#t('moment-mind-read', { names: this.#names(ours.seats.filter((seat) => seat !== this.#mine)) })
      : this.#t('moment-telepathy-of', { names: this.#names(all) });
    const tells = [
      ...erased.map(({ word, seats }) =>
        this.#t('moment-erased', { word, names: this.#names(seats), count: seats.length }),
      ),
      ...this.#bills(),
    ];
    const acts: Acts = [
      { name: 'meet', ms: 800, sound: 'telepathy' },
      { name: 'rise', ms: 1200, sound: 'splash' },
      { name: 'count', ms: 800, sound: ours ? 'good' : 'pin' },
    ];
    return this.#scene('telepathy', { gold, tells, title: this.#t('moment-telepathy') }, 'count', line, acts);
  }

  // Palla.

  #swelling(): Told {
    const counts = new Map(this.#all('LettersCounted').map((each) => [each.seat as number, each.count as number]));
    const bottles = new Map(this.#all('Penalised').map((each) => [each.seat as number, each.count as number]));
    const most = Math.max(0, ...counts.values());
    const fish = this.#before.sheets.map<Swollen>((_, board) => {
      const count = counts.get(board) ?? 0;
      return { board, count, best: most > 0 && count === most, bottles: bottles.get(board) ?? 0 };
    });
    const best = fish.filter((each) => each.best).map((each) => each.board);
    const all = best.length === fish.length;
    const line = !best.length
      ? this.#t('moment-flat')
      : all
        ? this.#t('moment-all-swell')
        : best.length === 1 && best[0] === this.#mine
          ? this.#t('moment-you-swell')
          : this.#t('moment-swell', { names: this.#names(best), count: best.length });
    const bills = this.#bills();
    const pays = this.#mine !== null && bottles.has(this.#mine);
    const acts: Acts = [
      { name: 'hush', ms: 500, sound: 'hush', line: this.#t('moment-how-much') },
      { name: 'swell', ms: 1100, sound: 'open' },
      { name: 'pay', ms: 1200, sound: pays ? 'splash' : 'good' },
    ];
    return this.#scene(
      'swelling',
      { fish, tells: bills.length ? bills : [this.#t('moment-nobody-pays')] },
      'pay',
      line,
      acts,
    );
  }

  // Contests and their costs.

  #verdict(): Told {
    const settled = this.#all('ContestSettled')[0];
    const { word, guilty } = settled as unknown as { word: string; guilty: boolean };
    const dispute = this.#after.disputes.at(-1) ?? this.#before.disputes.at(-1);
    const verdict = { board: settled.accused as number, number: dispute?.number ?? 0, guilty };
    const acts: Acts = [
      { name: 'hush', ms: 500, sound: 'hush', line: this.#t('moment-judging', { word }) },
      { name: 'stamp', ms: 1300, sound: 'stamp' },
    ];
    return this.#scene(
      'verdict',
      { verdict, tells: this.#bills(), title: this.#t(guilty ? 'moment-wrong' : 'moment-right') },
      'stamp',
      this.#t('moment-verdict', { word, guilty: String(guilty) }),
      acts,
    );
  }

  #pay(): Told {
    const payers = [...new Set(this.#all('Penalised').map((each) => each.seat as number))];
    const everybody = payers.length > 1 && payers.length === this.#before.sheets.length;
    const team = this.#by.game === 'manta';
    const whose =
      payers.length > 1
        ? 'moment-pay'
        : payers[0] === this.#mine
          ? team
            ? 'moment-pay-ours'
            : 'moment-pay-mine'
          : team
            ? 'moment-pay-team'
            : 'moment-pay';
    const front = this.#mine !== null && payers.includes(this.#mine) ? this.#mine : payers[0];
    return this.#scene(
      'pay',
      { tells: this.#bills(), front: team ? front : null, adrift: this.#owed() },
      'never',
      this.#t(everybody ? 'moment-pay-all' : whose, { names: this.#names(payers), count: payers.length }),
      [{ name: 'pay', ms: 1600, sound: 'splash' }],
    );
  }

  /** The bottles each sea is about to get; in Polpo one pays in lines, which fall by themselves. */
  #owed(): number[] {
    if (this.#by.game === 'polpo') return [];
    return this.#before.sheets.map((_, board) =>
      this.#all('Penalised')
        .filter((each) => each.seat === board)
        .reduce((sum, each) => sum + (each.count as number), 0),
    );
  }

  /** Who pays what and why: equal payments in one sentence, the person at this screen apart. */
  #bills(): string[] {
    const coin = this.#by.game === 'polpo' ? 'lines' : 'bottles';
    const owed = new Map<string, { boards: number[]; count: number; why: string }>();
    for (const { seat, count, why } of this.#all('Penalised') as unknown as {
      seat: number;
      count: number;
      why: string;
    }[]) {
      const before = [...owed.values()].find((each) => each.why === why && each.boards.includes(seat));
      const whole = count + (coin === 'lines' ? (before?.count ?? 0) : 0);
      if (before && coin === 'lines') before.boards = before.boards.filter((each) => each !== seat);
      const key = `${why}/${whole}`;
      const bill = owed.get(key) ?? { boards: [], count: whole, why };
      bill.boards.push(seat);
      owed.set(key, bill);
    }
    return [...owed.values()].flatMap(({ boards, count, why }) => {
      if (!boards.length) return [];
      const reason = this.#t(`board-why-${why}`);
      if (why === 'pile') return [this.#t('moment-pile')];
      const others = boards.filter((board) => board !== this.#mine);
      return [
        ...(others.length < boards.length ? [this.#t(`moment-you-pay-${coin}`, { count, reason })] : []),
        ...(others.length
          ? [this.#t(`moment-pay-${coin}`, { names: this.#names(others), people: others.length, count, reason })]
          : []),
      ];
    });
  }

  // Manta.

  #pairs(): Told {
    const tells = this.#all('PairsShown').map(({ team, pairs }) =>
      this.#t('event-pairs-shown', {
        side: this.#t(`board-team-${team as number}`),
        asked: Object.entries(pairs as Record<string, string>)
          .map(([length, id]) => `${length} ${this.#t(categoryKey(id))}`)
          .join(' · '),
      }),
    );
    return this.#scene('pairs', { first: this.#after, tells }, 'turn', this.#t('moment-pairs'), [
      { name: 'turn', ms: 1800, sound: 'open' },
    ]);
  }

  #finish(): Told {
    const { team, missing } = this.#all('TeamFinished')[0] as unknown as { team: number; missing: number };
    const side = this.#t(`board-team-${team}`);
    const tells = [
      this.#t('moment-left-behind', { side: this.#t(`board-team-${1 - team}`), missing }),
      ...this.#bills(),
    ];
    const acts: Acts = [
      { name: 'stop', ms: 700, sound: 'knock' },
      { name: 'tell', ms: 1700, sound: 'cheer' },
    ];
    const lands = this.#seas((board) =>
      board === team ? [...new Set(this.#after.written[board].flatMap(({ path }) => path))] : [],
    );
    return this.#scene(
      'finish',
      { first: this.#after, front: team, lands, tells, title: this.#t('moment-finished') },
      'tell',
      this.#t('moment-first', { side, mine: team === this.#mine ? 'yes' : 'no' }),
      acts,
    );
  }

  // Polpo.

  #row(): Told {
    const who = [...new Set(this.#cleared().map((each) => each.seat as number))];
    const acts: Acts = [
      { name: 'flash', ms: 700, sound: 'open' },
      { name: 'wash', ms: 900, sound: 'splash' },
    ];
    return this.#scene(
      'row',
      { title: this.#t('moment-full-row'), tells: this.#washes() },
      'wash',
      this.#t('moment-row', { names: this.#names(who), count: who.length }),
      acts,
    );
  }

  #line(): Told {
    const struck = this.#struck();
    const everybody = struck.length === this.#before.sheets.filter((_, board) => !this.#before.out?.[board]).length;
    const line = everybody
      ? this.#t('moment-line-all')
      : struck.length === 1 && struck[0] === this.#mine
        ? this.#t('moment-line-you')
        : this.#t('moment-line', { names: this.#names(struck) });
    return this.#scene('line', { tells: [...this.#washes(), ...this.#bills()] }, 'land', line, [
      { name: 'fall', ms: 900, sound: 'fall' },
      { name: 'land', ms: 900, sound: 'knock' },
    ]);
  }

  #sink(): Told {
    const sinks = this.#all('Eliminated').map((each) => each.seat as number);
    const line =
      sinks.length === 1 && sinks[0] === this.#mine
        ? this.#t('moment-you-sink')
        : this.#t('moment-sink', { names: this.#names(sinks), count: sinks.length });
    const acts: Acts = [
      { name: 'fall', ms: 900, sound: 'fall' },
      { name: 'sink', ms: 1900, sound: 'splash' },
    ];
    return this.#scene(
      'sink',
      { sinks, title: this.#t('moment-glug'), tells: [...this.#washes(), ...this.#bills()] },
      'sink',
      line,
      acts,
    );
  }

  #struck = () => [...new Set(this.#all('LineDrawn').map((each) => each.seat as number))];
  #cleared = () => this.#all('RowCleared').filter((each) => typeof each.row === 'number');
  #washes = () =>
    this.#cleared().map((each) =>
      this.#t('event-row-cleared', { who: this.#by.name(each.seat as number), row: (each.row as number) + 1 }),
    );

  // Medusa.

  /** A word without a new letter, several cards at once, all cards taken: alone or together. */
  #catch(): Told | null {
    const { word, categories, letters, shape } = this.#all('RequestsMet')[0] as unknown as {
      word: string;
      categories: string[];
      letters: string;
      shape: string;
    };
    const shown = this.#all('WordShown')[0];
    const count = categories.length + letters.length + Number(!!shape);
    const handful = HANDFULS[Math.min(count - HANDFUL, HANDFULS.length - 1)];
    const free = shown?.new === 0;
    const cleared = this.#all('TableCleared').length > 0;
    if (!handful && !free && !cleared) return null;
    const taken = [
      ...categories.map((id) => this.#t(categoryKey(id))),
      ...letters,
      ...(shape ? [this.#t('board-the-shape')] : []),
    ].join(' · ');
    const title = this.#t(`moment-${cleared ? 'cleared' : (handful ?? 'free')}`);
    const line = cleared
      ? this.#t('moment-cleared-line', { word })
      : handful
        ? this.#t('moment-catch', { word, count })
        : this.#t('moment-free-line', { word });
    const acts: Acts = [
      { name: 'meet', ms: 800, sound: 'good' },
      { name: 'look', ms: cleared ? 1200 : 800, sound: cleared ? 'telepathy' : 'cheer' },
    ];
    const lies = { ...this.#before, sheets: this.#after.sheets };
    return this.#scene(
      'catch',
      {
        first: lies,
        then: lies,
        gold: [shown?.path as number[]],
        title,
        tells: [taken, ...(free ? [this.#t('moment-free-tell')] : [])],
      },
      'look',
      line,
      acts,
    );
  }

  /** After the last word empty cells light up one by one, then their points. */
  #count(): Told {
    const { empty, bottles, left, points } = this.#all('SeaCounted')[0] as unknown as Record<string, number>;
    const lies = { ...this.#before, sheets: this.#after.sheets };
    const tells = [
      this.#t('score-empty-cells', { count: empty }),
      ...(bottles ? [this.#t('score-bottles', { count: bottles })] : []),
      ...(left ? [this.#t('score-requests-left', { count: left })] : []),
    ];
    const acts: Acts = [
      { name: 'hush', ms: 500, sound: 'hush', line: this.#t('moment-count') },
      { name: 'count', ms: 1400, sound: 'open', line: this.#t('moment-count') },
      { name: 'tell', ms: 900, sound: 'cheer' },
    ];
    return this.#scene(
      'count',
      { first: lies, then: lies, tells: [tells.join(' · ')], title: this.#t('moment-points', { points }) },
      'tell',
      this.#t('moment-counted', { points }),
      acts,
    );
  }

  // Helpers of all scenes.

  #scene(kind: SceneKind, own: Partial<Scene>, turns: string, line: string, acts: Acts): Told {
    const first = own.first ?? this.#before;
    // The cards of the next turn stay hidden: seas as after the events, everything else as before.
    const then = own.first ?? {
      ...this.#before,
      sheets: this.#after.sheets,
      disputes: this.#after.disputes.length ? this.#after.disputes : this.#before.disputes,
      ...(this.#before.out ? { out: this.#after.out } : {}),
    };
    const scene: Scene = {
      kind,
      first,
      then,
      turns,
      title: '',
      tells: [],
      gold: this.#seas(() => []),
      sinks: [],
      fish: [],
      runners: [],
      verdict: null,
      front: null,
      lands: this.#seas(() => []),
      adrift: [],
      washed: this.#seas((board) =>
        this.#cleared()
          .filter((each) => each.seat === board)
          .map((each) => each.row as number),
      ),
      falls: this.#seas((board) =>
        this.#all('LineDrawn')
          .filter((each) => each.seat === board)
          .map((each) => each.row as number),
      ),
      ...own,
    };
    return { scene, acts, line };
  }

  #all = (type: string) => this.#events.filter((event) => event.type === type);
  #seas = <T>(of: (board: number) => T[]): T[][] => this.#before.sheets.map((_, board) => of(board));
  #t = (key: string, facts?: Record<string, unknown>) => this.#by.t(key, facts);
  #names(boards: number[]): string {
    const { game, name, language } = this.#by;
    return formatList(
      boards.map((board) => (game === 'manta' ? this.#t(`board-team-${board}`) : name(board))),
      language,
    );
  }
}
