// The log as sentences: events and notices in the chosen language.
import type { GameClient, GameEvent } from '../../../games/contract';
import { isolate } from '../../../kit/format/bidiIsolate';
import { catalog } from '../../state/catalog.svelte';
import type { LogItem } from './logStore.svelte';
import { findText, languageOf, t, textsOf } from '../../state/texts.svelte';

export const kebabCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

export interface LogContext {
  game: string;
  box: string;
  client: GameClient | undefined;
  name: (seat: number) => string;
}

function eventSentence(event: GameEvent, teller: LogContext): string | null {
  const texts = textsOf(teller.game, teller.box);
  const more = teller.client?.facts
    ? teller.client.facts(event, { t: texts, name: teller.name, language: languageOf(teller.game, teller.box) })
    : {};
  if (more === null) return null;
  const facts = { ...event, who: typeof event.seat === 'number' ? teller.name(event.seat) : '', ...more };
  const key = `event-${kebabCase(event.type)}`;
  return findText(teller.game, key, facts) ?? findText(teller.box, key, facts);
}

export interface LogSentence {
  id: string;
  text: string;
  kind: LogItem['kind'];
  seat: number | null;
  /** The move whose reason can be asked for, at the sentence that tells it. */
  asks?: { seat: number | null; version: number };
}

export function logSentences(item: LogItem, teller: LogContext): LogSentence[] {
  if (item.kind === 'begun')
    return [{ id: `${item.id}`, text: t('log-begun', { round: item.round }), kind: 'begun', seat: null }];
  if (item.kind === 'notice')
    return [
      {
        id: `${item.id}`,
        text: t(`notice-${kebabCase(item.notice)}`, { name: item.name }),
        kind: 'notice',
        seat: null,
      },
    ];
  const name = (seat: number) => isolate(item.names[seat] || teller.name(seat));
  const lines = item.events.flatMap((event, i) => {
    const text = eventSentence(event, { ...teller, name });
    return text
      ? [
          {
            event,
            line: {
              id: `${item.id}.${i}`,
              text,
              kind: item.kind,
              seat: typeof event.seat === 'number' ? event.seat : item.seat,
            },
          },
        ]
      : [];
  });
  const told = lines.findIndex(({ event }) => hasReason(teller.game, event));
  return lines.map(({ line }, i) =>
    i === told ? { ...line, asks: { seat: item.seat, version: item.version } } : line,
  );
}

/** Whether the bot that caused this event can give a reason. */
export const hasReason = (game: string, event: GameEvent) => !!catalog.game(game)?.reasons.includes(event.type);
