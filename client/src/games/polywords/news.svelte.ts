// What has just happened, for a while: the lines told beside the sea, and the letters of a word that is washed away.
import { untrack } from 'svelte';
import type { SeatAtSea } from './seat.svelte';
import { headlines } from './telling';

const NEWS_STAY = 9000;
const GHOSTS_FADE = 950;

export class News {
  lines = $state<string[]>([]);
  /** Letters that were here a moment ago, by cell. */
  ghosts = $state<Record<number, string>>({});

  constructor(at: SeatAtSea) {
    $effect(() => untrack(() => this.#listen(at)));
  }

  #listen(at: SeatAtSea): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let before = at.view.written;
    const stop = at.props().onEvents(({ events, replayed }) => {
      const { t, name, language, sound } = at.props();
      const told = replayed ? [] : headlines(events, { t, name, language }, at.game);
      if (told.length) {
        this.lines = told;
        clearTimeout(timer);
        timer = setTimeout(() => (this.lines = []), NEWS_STAY);
      }
      for (const event of replayed ? [] : events) {
        if (event.type === 'TurnBegan') sound('turn');
        if (event.type === 'WordsErased' && at.mine !== null && (event.seats as number[]).includes(at.mine)) {
          sound('good');
          const gone = before[at.mine]?.[0];
          if (gone) this.#wash(gone.path, gone.word);
        }
        if (event.type === 'Penalised' && event.seat === at.mine) sound('bad');
      }
      before = at.view.written;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  #wash(path: number[], word: string) {
    this.ghosts = Object.fromEntries(path.map((cell, i) => [cell, word[i]]));
    setTimeout(() => (this.ghosts = {}), GHOSTS_FADE);
  }

  forget() {
    this.lines = [];
  }
}
