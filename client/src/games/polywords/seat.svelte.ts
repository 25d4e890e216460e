// What one seat sees and may do; the differences of the six games are here.
import { formatList } from '../../kit/format/list';
import type { BoardProps } from '../contract';
import { boardOf, missingLengths, pointsOf, requestsLeft, writerOf, type GameId, type View } from './types';

export class SeatAtSea {
  props: () => BoardProps<View>;
  /** The board that a spectator looks at. */
  watched = $state(0);

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  game = $derived.by(() => this.props().game as GameId);
  view = $derived.by(() => this.props().view);
  seat = $derived.by(() => this.props().seat);
  /** Words are said aloud first and then written: the first one gets the card or the word. */
  claims = $derived(this.game === 'pagliaccio' || this.game === 'polpo');
  /** The board of this seat (in Manta its team's); null for spectators. */
  mine = $derived(this.seat === null ? null : boardOf(this.game, this.seat));
  board = $derived(this.mine ?? Math.min(this.watched, this.view.sheets.length - 1));
  sheet = $derived(this.view.sheets[this.board]);
  acting = $derived.by(() => {
    const { seat, actors, paused, outcome } = this.props();
    return seat !== null && actors.includes(seat) && !paused && !outcome;
  });
  writing = $derived(this.view.phase === 'write' || this.view.phase === 'place');
  pens = $derived(this.acting && this.writing);
  said = $derived(this.seat === null ? null : (this.view.said?.[this.seat] ?? null));
  claiming = $derived(this.claims && !this.said && this.view.phase === 'write');
  writer = $derived(this.game === 'manta' && this.mine !== null ? writerOf(this.view, this.mine) : this.seat);
  suggesting = $derived(this.game === 'manta' && this.seat !== this.writer);
  shape = $derived(this.game === 'polpo' ? (this.view.request.shapes[0] ?? '') : '');
  strict = $derived(!!this.view.options.strict_shapes);
  /** The allowed lengths, if the cards ask for one. */
  lengths = $derived.by(() => {
    if (this.shape) return [this.shape.length + 1];
    if (this.game === 'manta') return this.mine === null ? [] : missingLengths(this.view, this.mine);
    if (this.game === 'pagliaccio')
      return this.view.request.lengths.filter(
        (length) => !(this.view.said ?? []).some((each) => each?.word.length === length),
      );
    return [];
  });
  dispute = $derived(this.view.disputes.at(-1) ?? null);
  waiting = $derived.by(() => {
    const { actors, seat, name, language } = this.props();
    return formatList(actors.filter((each) => each !== seat).map(name), language);
  });

  boardName = (owner: number) =>
    this.game === 'manta' ? this.props().t(`board-team-${owner}`) : this.props().name(owner);

  /** The points of a sea in this game. */
  worth = (owner: number) => {
    const sheet = this.view.sheets[owner];
    if (this.game === 'polpo') return sheet.cells.split(' ').length - 1;
    return pointsOf(sheet) - (this.game === 'medusa' ? requestsLeft(this.view.request) : 0);
  };
}
