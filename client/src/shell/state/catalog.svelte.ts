// The games of this server and the boxes they come in.
import { fetchGames, type GameInfo } from '../../wire/http';

let games = $state.raw<GameInfo[]>([]);
let state = $state<'loading' | 'ready' | 'failed'>('loading');

/** The order of the shelf; other boxes come last. */
const ORDER = ['duplik', 'canvas', 'masterdice', 'polywords', 'finestre'];

export interface Box {
  id: string;
  games: GameInfo[];
  seats: { least: number; most: number };
  minutes: number;
}

const boxes = $derived.by<Box[]>(() => {
  const found = new Map<string, GameInfo[]>();
  for (const game of games.filter((each) => each.shelf)) found.set(game.box, [...(found.get(game.box) ?? []), game]);
  const place = (id: string) => (ORDER.indexOf(id) + ORDER.length + 1) % (ORDER.length + 1);
  return [...found]
    .map(([id, inside]) => ({
      id,
      games: inside,
      seats: {
        least: Math.min(...inside.map((g) => g.seats.least)),
        most: Math.max(...inside.map((g) => g.seats.most)),
      },
      minutes: Math.max(...inside.map((g) => g.minutes)),
    }))
    .sort((a, b) => place(a.id) - place(b.id) || (a.id < b.id ? -1 : 1));
});

export const catalog = {
  get games() {
    return games;
  },
  get boxes() {
    return boxes;
  },
  get state() {
    return state;
  },
  game(id: string): GameInfo | undefined {
    return games.find((each) => each.id === id);
  },
  boxOf(id: string): string {
    return games.find((each) => each.id === id)?.box ?? id;
  },
};

export async function loadCatalog() {
  try {
    games = await fetchGames();
    state = 'ready';
  } catch {
    state = games.length ? 'ready' : 'failed';
  }
}
