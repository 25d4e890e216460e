// HTTP calls for finished games, replays, ratings and one's own statistics.
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

export type ReplayPiece = Omit<Moments, 'updates' | 'view'> & { view: Json; updates: Update[] };

export const fetchReplay = (link: string) => call<Replay>('GET', `/api/replays/${part(link)}`);
export const fetchMoments = (link: string, from: number, seat: number | null) =>
  call<ReplayPiece>('GET', `/api/replays/${part(link)}/moments?from=${from}${seatIn(seat)}`);
export const fetchMomentText = (link: string, version: number, seat: number | null, open: boolean) =>
  call<MomentInWords>('GET', `/api/replays/${part(link)}/words?at=${version}${seatIn(seat)}${open ? '&open=1' : ''}`);
export const fetchReason = (link: string, version: number) =>
  call<Why>('GET', `/api/replays/${part(link)}/why?at=${version}`);
export const fetchCourse = (link: string) =>
  call<Course>('GET', `/api/replays/${part(link)}/course`).then((heard) => heard.stood);
export const openTableFromReplay = (replay: string, until: number, seat: number) =>
  call<TableSummary>('POST', '/api/tables', { from: { replay, until, seat } });
export const fetchLog = (link: string) => call<FinishedLog>('GET', `/api/replays/${part(link)}/log`);
export const importLog = (file: object) => call<TakenIn>('POST', '/api/replays', file);
export const createMyHandoff = () => call<Handoff>('POST', '/api/guests/me/handoff');
export const fetchMyGames = () => call<MyGame[]>('GET', '/api/guests/me/games');
export const deleteMyGame = (link: string) => call<Done>('DELETE', `/api/guests/me/games/${part(link)}`);
export const fetchMyStatistics = (game: string) => call<Statistics>('GET', `/api/guests/me/statistics/${part(game)}`);
export const fetchMyWorks = (from = 0) => call<MyWorks>('GET', `/api/guests/me/works?from=${from}`);
export const fetchMyRatings = () => call<MyRating[]>('GET', '/api/guests/me/ratings');
export const fetchBotRatings = () => call<Record<string, Record<string, number>>>('GET', '/api/ratings');
export const fetchWorksOfTheWeek = () => call<Work[]>('GET', '/api/house/works');
