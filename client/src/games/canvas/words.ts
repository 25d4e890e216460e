// Cards and results as text, for screen readers and for everybody.
import { halfTitle } from './art';
import { COLOURS, type Spot, type Swatch, type Verdict } from './judge';
import type { Language } from '../contract';
import { formatList } from '../../kit/format/list';
import type { Face } from './types';

export type { Language } from '../contract';

export type T = (key: string, facts?: Record<string, unknown>) => string;

const colour = (t: T, place: number) => t(`board-colour-${COLOURS[place]}`);
const icon = (t: T, name: string) => t(`board-icon-${name}`);

/** 'rosso: Forma e Tono; verde: Bonus Tono' */
export function swatchWords(swatches: readonly Swatch[], t: T, language: Language): string {
  const filled = swatches.flatMap((swatch, place) =>
    swatch.length
      ? [
          t('board-swatch', {
            colour: colour(t, place),
            icons: formatList(
              swatch.map((each) => icon(t, each)),
              language,
            ),
          }),
        ]
      : [],
  );
  return filled.join('; ') || t('board-nothing-seen');
}

export function cardWords(face: Face, t: T, language: Language): string {
  return t('board-card-label', {
    title: `${halfTitle(face, language)}.`,
    swatches: `${swatchWords(face.swatches, t, language)}.`,
  });
}

/** The icons behind one ribbon. A group of one kind names it once: 'Forma sul rosso e blu'. */
function groupWords(group: readonly Spot[], t: T, language: Language): string {
  const kinds = [...new Set(group.map((spot) => spot.icon))];
  const parts = kinds.map((kind) =>
    t('board-spot', {
      icon: icon(t, kind),
      colour: formatList(
        group.filter((spot) => spot.icon === kind).map((spot) => colour(t, spot.place)),
        language,
      ),
    }),
  );
  return parts.join(' + ');
}

/** Facts that name an element, and the fact with its number: '2 Forme'. */
const COUNTED: Record<string, string> = { more: 'many', most: 'many', second: 'few' };

/** Why a goal is met or not, as a sentence. `goal` may be 'bonus'. */
export function whyWords(goal: string, verdict: Verdict, t: T, language: Language): string {
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(verdict.facts)) {
    if (name === 'groups') facts.groups = (value as Spot[][]).map((group) => groupWords(group, t, language)).join('; ');
    else if (Array.isArray(value))
      facts.list = formatList(
        (value as Spot[]).map((spot) => listed(goal, name, spot, t)),
        language,
      );
    else facts[name] = name in COUNTED ? t(`board-count-${value}`, { count: verdict.facts[COUNTED[name]] }) : value;
  }
  return t(`board-why-${goal}-${verdict.reason}`, facts);
}

function listed(goal: string, name: string, spot: Spot, t: T): string {
  if (name === 'absent') return icon(t, spot.icon);
  return goal === 'bonus' ? icon(t, spot.icon) : colour(t, spot.place);
}
