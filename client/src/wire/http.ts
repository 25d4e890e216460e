// The HTTP side: guests, games, tables, codes, logs. Every no comes back as the server's own sentence.
import type { GameEvent, Outcome, Refusal } from '../games/contract';
import type { Language, Phase } from './messages';

export interface GameInfo {
  id: string;
  box: string;
  seats: { least: number; most: number };
  minutes: number;
  schema: OptionsSchema;
  shelf: boolean;
  teams?: boolean;
}

export interface OptionField { name: string; kind: 'choice' | 'switch' | 'number'; values?: (string | number)[]; least?: number; most?: number; default: any }
export interface OptionsSchema { fields: OptionField[] }

export interface MyTable { table: string; code: string; game: string; phase: Phase; seat?: number | null; names?: string[]; your_turn?: boolean }

export class Refused extends Error {
  refusal: Refusal;
  status: number;
  constructor(refusal: Refusal, status: number) {
    super(refusal.sentence);
    this.refusal = refusal;
    this.status = status;
  }
}

let token: () => string | null = () => null;
let language: () => Language = () => 'it';

/** Who is asking, and in which language the answers should be. */
export function introduce(who: { token: () => string | null; language: () => Language }) {
  token = who.token;
  language = who.language;
}

export async function call<T = any>(method: string, path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
  const key = token();
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  } catch {
    throw new Refused({ code: 'offline', sentence: '' }, 0);
  }
  const text = await answer.text();
  let content: any = text;
  try {
    content = JSON.parse(text);
  } catch {
    // Not JSON (a rules page): the text itself is the content.
  }
  if (answer.ok) return content as T;
  const refusal = content?.error ?? content ?? {};
  throw new Refused({ code: refusal.code ?? `http-${answer.status}`, sentence: refusal.sentence ?? '', rule: refusal.rule, facts: refusal.facts }, answer.status);
}

export const createGuest = (name: string, inLanguage: Language) => call<{ guest: string; token: string }>('POST', '/api/guests', { name, language: inLanguage });
export const myself = () => call<{ guest: string; name: string; language: Language }>('GET', '/api/guests/me');
export const changeMyself = (change: { name?: string; language?: Language }) => call('PATCH', '/api/guests/me', change);
export const openTable = (game: string, options: object, seats?: number) => call('POST', '/api/tables', { game, options, ...(seats ? { seats } : {}) });
export const tableByCode = (code: string) => call('GET', `/api/codes/${encodeURIComponent(code)}`);
export const tableInfo = (id: string) => call('GET', `/api/tables/${encodeURIComponent(id)}`);
export const handOff = (id: string) => call('POST', `/api/tables/${encodeURIComponent(id)}/handoff`);
export const takeHandOff = (code: string) => call('POST', `/api/handoffs/${encodeURIComponent(code)}`);
export const finishedLog = (id: string) => call<{ entries: { seat: number | null; events: GameEvent[] }[]; outcome: Outcome }>('GET', `/api/tables/${encodeURIComponent(id)}/log`);
export const rulesPage = (inLanguage: Language, game: string) => call<string>('GET', `/api/rules/${inLanguage}/${encodeURIComponent(game)}`);

export async function myTables(): Promise<MyTable[]> {
  const answer = await call('GET', '/api/tables/mine');
  return Array.isArray(answer) ? answer : (answer.tables ?? []);
}

export async function games(): Promise<GameInfo[]> {
  const answer = await call('GET', '/api/games');
  return (Array.isArray(answer) ? answer : answer.games).map(gameInfo);
}

function gameInfo(raw: any): GameInfo {
  const seats = Array.isArray(raw.seats) ? { least: raw.seats[0], most: raw.seats[raw.seats.length - 1] } : raw.seats;
  return {
    id: raw.id,
    box: raw.box ?? raw.id,
    seats: { least: raw.least ?? seats.least ?? seats.min, most: raw.most ?? seats.most ?? seats.max },
    minutes: raw.minutes ?? 20,
    schema: { fields: optionFields(raw.schema ?? raw.options_schema ?? raw.options ?? {}) },
    shelf: raw.shelf ?? true,
    teams: raw.teams ?? false,
  };
}

/** A JSON Schema as msgspec writes it -> the fields of a form: choices, switches and bounded numbers. */
export function optionFields(schema: any): OptionField[] {
  const definitions = schema.$defs ?? schema.definitions ?? {};
  const resolved = (part: any): any => (part?.$ref ? { ...definitions[part.$ref.split('/').pop()!], ...part, $ref: undefined } : part);
  const root = resolved(schema);
  const fields: OptionField[] = [];
  for (const [name, rawPart] of Object.entries<any>(root.properties ?? {})) {
    const part = resolved(rawPart);
    if (part.enum) fields.push({ name, kind: 'choice', values: part.enum, default: part.default ?? part.enum[0] });
    else if (part.type === 'boolean') fields.push({ name, kind: 'switch', default: part.default ?? false });
    else if (part.type === 'integer') {
      const least = part.minimum ?? 0;
      fields.push({ name, kind: 'number', least, most: part.maximum ?? 99, default: part.default ?? least });
    }
  }
  return fields;
}
