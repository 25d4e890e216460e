// HTTP calls for guests, games, tables and codes. A refusal is thrown as RefusalError with the server's sentence.
import { houseUrl } from './baseUrl';
import type { Refusal } from './messages';
import type {
  Feat,
  GameOnShelf,
  Guest,
  GuestWithToken,
  Handoff,
  HouseFace,
  Language,
  Level,
  MyTable,
  Strength,
  TableSummary,
  TakenOver,
  VoiceServers,
  WorkedExample,
} from './types';
import type { Json } from './json';

export type { Handoff, MyTable } from './types';

export interface GameInfo {
  id: string;
  box: string;
  seats: { least: number; most: number };
  minutes: number;
  schema: OptionsSchema;
  shelf: boolean;
  levels: Level[];
  plainLevels: string[];
  strength: Record<string, Strength>;
  lesson: boolean;
  /** Types of events after which the bot that caused them can be asked for its reason. */
  reasons: string[];
  /** The options of a table without time limits; null where time is part of the game. */
  slow: Record<string, unknown> | null;
}

export interface OptionField {
  name: string;
  kind: 'choice' | 'several' | 'switch' | 'number' | 'file';
  values?: (string | number)[];
  least?: number;
  most?: number;
  default: Json;
}
export interface OptionsSchema {
  fields: OptionField[];
}

export class RefusalError extends Error {
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

/** Set whose token is sent, and the language of answers. */
export function setIdentity(who: { token: () => string | null; language: () => Language }) {
  token = who.token;
  language = who.language;
}

export const call = <T = Json>(method: string, path: string, body?: object, again?: string) =>
  callWith<T>(token(), method, path, body, again);

/** Call with another token. With `again` (an idempotency key) the call may be repeated when its answer was lost. */
export async function callWith<T = Json>(
  key: string | null,
  method: string,
  path: string,
  body?: object,
  again?: string,
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body) headers['Content-Type'] = 'application/json';
  if (again) headers['Idempotency-Key'] = again;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(houseUrl(path), { method, headers, body: body ? JSON.stringify(body) : undefined });
    text = await answer.text(); // the body may be lost, too
  } catch {
    throw new RefusalError({ code: 'offline', sentence: '' }, 0);
  }
  let content: Json = text;
  try {
    content = JSON.parse(text);
  } catch {
    // Not JSON (a rules page): keep the text.
  }
  if (answer.ok) return content as T;
  const { code = `http-${answer.status}`, sentence = '', rule } = content ?? {};
  throw new RefusalError({ code, sentence, rule }, answer.status);
}

const part = encodeURIComponent;

export const createGuest = (name: string, inLanguage: Language) =>
  call<GuestWithToken>('POST', '/api/guests', { name, language: inLanguage });
export const fetchMe = () => call<Guest>('GET', '/api/guests/me');
export const updateMe = (change: {
  name?: string;
  language?: Language;
  research?: boolean;
  rated?: boolean;
  on_show?: boolean;
}) => call<Guest>('PATCH', '/api/guests/me', change);
export const fetchMyFeats = (game: string) => call<Feat[]>('GET', `/api/guests/me/feats/${part(game)}`);
export const openTable = (game: string, options: object, seats?: number, slow = false) =>
  call<TableSummary>('POST', '/api/tables', { game, options, ...(seats ? { seats } : {}), ...(slow ? { slow } : {}) });
export const fetchTableByCode = (code: string) => call<TableSummary>('GET', `/api/codes/${part(code)}`);
export const fetchTable = (id: string) => call<TableSummary>('GET', `/api/tables/${part(id)}`);
export const fetchLargeOption = (id: string, ref: string) =>
  call<unknown>('GET', `/api/tables/${part(id)}/options/${part(ref)}`);
export const fetchMyTables = () => call<MyTable[]>('GET', '/api/tables/mine');
export const createSeatHandoff = (id: string) => call<Handoff>('POST', `/api/tables/${part(id)}/handoff`);
export const redeemHandoff = (code: string, again: string) =>
  call<TakenOver>('POST', `/api/handoffs/${part(code)}`, undefined, again);
export const fetchHouseInfo = () => call<HouseFace>('GET', '/api/house');
export const fetchVoiceServers = () => call<VoiceServers>('GET', '/api/voice');
/** Look something up in a game's public data, without a table. */
export const askGameBooks = <T>(game: string, question: Record<string, string>) =>
  call<T>('GET', `/api/games/${part(game)}/books?${new URLSearchParams(question)}`);
export const fetchPrivacyPage = (inLanguage: Language) => call<string>('GET', `/api/privacy/${inLanguage}`);
export const fetchRulesPage = (inLanguage: Language, game: string) =>
  call<string>('GET', `/api/rules/${inLanguage}/${part(game)}`);

export const fetchWorkedExample = (inLanguage: Language, game: string) =>
  call<WorkedExample>('GET', `/api/rules/${inLanguage}/${part(game)}/example`);

export async function fetchGames(): Promise<GameInfo[]> {
  const found = await call<GameOnShelf[]>('GET', '/api/games');
  return found.map(
    ({ id, box, least, most, minutes, shelf, schema, levels, plain_levels, strength, lesson, reasons, slow }) => ({
      id,
      box,
      seats: { least, most },
      minutes,
      shelf,
      lesson,
      reasons,
      slow: slow ?? null,
      levels: levels as Level[],
      plainLevels: plain_levels,
      strength,
      schema: { fields: optionFields(schema) },
    }),
  );
}

/** One type of move and its fields. */
export interface MoveKind {
  type: string;
  fields: { name: string; kind: 'number' | 'text' | 'switch' | 'choice' | 'json'; values?: (string | number)[] }[];
}

/** The moves of a game, read from its JSON Schema: for games without a board. */
export async function fetchMoveKinds(game: string): Promise<MoveKind[]> {
  const schema = await call<Json>('GET', `/api/games/${part(game)}/moves`);
  const resolved = (each: Json): Json => (each?.$ref ? schema.$defs[each.$ref.split('/').pop()!] : each);
  const kinds = (schema.anyOf ?? [schema]).map(resolved);
  const kindOf = (field: Json) =>
    field.enum
      ? 'choice'
      : field.type === 'integer' || field.type === 'number'
        ? 'number'
        : field.type === 'string'
          ? 'text'
          : field.type === 'boolean'
            ? 'switch'
            : 'json';
  return kinds.map(({ properties }: Json) => ({
    type: properties.type.enum[0],
    fields: Object.entries<Json>(properties)
      .filter(([name]) => name !== 'type' && name !== 'lag')
      .map(([name, raw]) => ({ name, kind: kindOf(resolved(raw)), values: resolved(raw).enum })),
  }));
}

/**
 * The fields of an options form from msgspec's JSON Schema: choices, switches, bounded numbers, and JSON files for
 * options that are objects.
 */
export function optionFields(schema: Json): OptionField[] {
  const definitions = schema.$defs ?? schema.definitions ?? {};
  const resolved = (part: Json): Json =>
    part?.$ref ? { ...definitions[part.$ref.split('/').pop()!], ...part, $ref: undefined } : part;
  const root = resolved(schema);
  const fields: OptionField[] = [];
  for (const [name, rawPart] of Object.entries<Json>(root.properties ?? {})) {
    const part = resolved(rawPart);
    if (part.enum) fields.push({ name, kind: 'choice', values: part.enum, default: part.default ?? part.enum[0] });
    else if (part.type === 'array' && part.items?.enum)
      fields.push({ name, kind: 'several', values: part.items.enum, default: part.default ?? [] });
    else if (part.anyOf?.some((each: Json) => each.$ref)) fields.push({ name, kind: 'file', default: null });
    else if (part.type === 'boolean') fields.push({ name, kind: 'switch', default: part.default ?? false });
    else if (part.type === 'integer') {
      const least = part.minimum ?? 0;
      fields.push({ name, kind: 'number', least, most: part.maximum ?? 99, default: part.default ?? least });
    }
  }
  return fields;
}
