// What has just happened, for some seconds: plays peaks, and provides the lines beside the sea.
import { untrack } from 'svelte';
import type { BoardProps } from '../contract';
import { momentOf } from './scenes';
import { headlines } from './telling';
import type { GameId, View } from './types';

const NEWS_STAY = 9000;

export class News {
  lines = $state<string[]>([]);
  /** Whether a peak has told these events already. */
  staged = $state(false);
  #props: () => BoardProps<View>;
  /** The view before the last events. */
  #before: View;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
    this.#before = untrack(() => props().view);
    $effect(() => {
      this.#before = props().view;
    });
    $effect(() => untrack(() => this.#listen()));
  }

  #listen(): () => void {
    const stop = this.#props().onEvents(({ events, replayed, held }) => {
      if (replayed) return;
      const props = this.#props();
      const { t, name, language, seat, sound, stage } = props;
      const game = props.game as GameId;
      const moment = momentOf(events, this.#before, props.view, { t, name, language, game, seat });
      const began = () => events.some((event) => event.type === 'TurnBegan') && sound('turn');
      if (events.some((event) => event.type === 'Claimed')) sound('word');
      if (events.some((event) => event.type === 'BottleDropped')) sound('splash');
      if (moment) {
        this.lines = [];
        void stage.play(moment, held).then(() => {
          if (moment.about.kind !== 'pairs') this.#tell(moment.about.tells, true);
          began();
        });
        return;
      }
      this.#tell(headlines(events, { t, name, language }, game));
      began();
    });
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  #tell(lines: string[], staged = false) {
    if (!lines.length) return;
    this.staged = staged;
    this.lines = lines;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.lines = []), NEWS_STAY);
  }

  forget() {
    this.lines = [];
  }
}
