// The HTTP side of looking back: finished games by their link, one's own games and statistics.
import { call, type Handoff } from './http';
import type { Update } from './messages';
import type {
  Course,
  Done,
  FinishedLog,
  MomentInWords,
  Moments,
  MyGame,
  MyRating,
  MyWorks,
  Replay,
  Statistics,
  TableSummary,
  TakenIn,
  Why,
  Work,
} from './types';
import type { Json } from './json';

export type { MyGame, MyRating, MyWorks, Replay, Statistics, Work } from './types';

const part = encodeURIComponent;
const seatIn = (seat: number | null) => (seat === null ? '' : `&seat=${seat}`);

export type Piece = Omit<Moments, 'updates' | 'view'> & { view: Json; updates: Update[] };

export const replayOf = (link: string) => call<Replay>('GET', `/api/replays/${part(link)}`);
export const momentsOf = (link: string, from: number, seat: number | null) =>
  call<Piece>('GET', `/api/replays/${part(link)}/moments?from=${from}${seatIn(seat)}`);
export const momentInWords = (link: string, version: number, seat: number | null, open: boolean) =>
  call<MomentInWords>('GET', `/api/replays/${part(link)}/words?at=${version}${seatIn(seat)}${open ? '&open=1' : ''}`);
export const whyOf = (link: string, version: number) =>
  call<Why>('GET', `/api/replays/${part(link)}/why?at=${version}`);
export const courseOf = (link: string) =>
  call<Course>('GET', `/api/replays/${part(link)}/course`).then((heard) => heard.stood);
export const openReplay = (replay: string, until: number, seat: number) =>
  call<TableSummary>('POST', '/api/tables', { from: { replay, until, seat } });
export const logOf = (link: string) => call<FinishedLog>('GET', `/api/replays/${part(link)}/log`);
export const takeIn = (file: object) => call<TakenIn>('POST', '/api/replays', file);
export const handMeOver = () => call<Handoff>('POST', '/api/guests/me/handoff');
export const myGames = () => call<MyGame[]>('GET', '/api/guests/me/games');
export const dropGame = (link: string) => call<Done>('DELETE', `/api/guests/me/games/${part(link)}`);
export const myStatistics = (game: string) => call<Statistics>('GET', `/api/guests/me/statistics/${part(game)}`);
export const myWorks = (from = 0) => call<MyWorks>('GET', `/api/guests/me/works?from=${from}`);
export const myRatings = () => call<MyRating[]>('GET', '/api/guests/me/ratings');
export const botRatings = () => call<Record<string, Record<string, number>>>('GET', '/api/ratings');
export const madeThisWeek = () => call<Work[]>('GET', '/api/house/works');
