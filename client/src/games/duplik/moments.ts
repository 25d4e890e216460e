// The peaks of Duplik: the die, a counted vote, a perfect drawing or description, the pinning of rosettes.
import type { BoardProps, BoardSound, GameEvent } from '../contract';
import type { PeakMoment } from '../../kit/time/peakStage.svelte';
import { formatList } from '../../kit/format/list';
import { artists, NUMBERS, type DuplikView, type Written } from './types';

const BEST_DRAWING = NUMBERS.criteria + NUMBERS.bonus_points - 1;

export interface Pin {
  author: number;
  voter: number;
}

/** The rosettes of the round in the order of pinning: fewest first. */
export function pinsOf(view: DuplikView): Pin[] {
  const rosettes = view.sheet.at(-1)?.rosettes ?? {};
  const many = (author: number) => rosettes[author]?.length ?? 0;
  return artists(view)
    .sort((a, b) => many(a) - many(b))
    .flatMap((author) => (rosettes[author] ?? []).map((voter) => ({ author, voter })));
}

/** The drawings with most rosettes; several if they are equal, none without any. */
export function mostBeautiful(view: DuplikView): number[] {
  const rosettes = view.sheet.at(-1)?.rosettes ?? {};
  const most = Math.max(0, ...Object.values(rosettes).map((voters) => voters.length));
  return artists(view).filter((author) => most && rosettes[author]?.length === most);
}

/** Announced here: the gallery mounts with the same events, too late to receive them. */
function pinning(
  view: DuplikView,
  t: BoardProps['t'],
  name: BoardProps['name'],
  language: Written,
): PeakMoment<BoardSound> | null {
  const pins = pinsOf(view);
  if (!pins.length) return null;
  const best = mostBeautiful(view);
  const acts: PeakMoment<BoardSound>['acts'] = pins.map((_, i) => ({
    name: `pin-${i}`,
    ms: Math.min(350, 1800 / pins.length),
    sound: 'pin',
  }));
  return {
    name: 'rosettes',
    acts: [
      ...acts,
      {
        name: 'light',
        ms: 1100,
        sound: 'win',
        line: t('board-rosette-to', { names: formatList(best.map(name), language), count: best.length }),
      },
    ],
    line: t('board-peak-rosettes'),
  };
}

/** The peak of these events; null for events without one. */
export function momentOf(
  event: GameEvent,
  view: DuplikView,
  t: BoardProps['t'],
  name: BoardProps['name'],
  language: Written,
): PeakMoment<BoardSound> | null {
  if (event.type === 'TitleRead')
    return {
      name: 'die',
      acts: [
        { name: 'tumble', ms: 900, sound: 'dice' },
        { name: 'land', ms: 1300, sound: 'place' },
      ],
      about: view.round,
    };
  if (event.type === 'VoteCounted') {
    const { author, yes, no, met } = event as unknown as { author: number; yes: number; no: number; met: boolean };
    return {
      name: 'vote',
      acts: [{ name: 'vote', ms: 1500, sound: 'stamp' }],
      says: t(met ? 'board-peak-vote-met' : 'board-peak-vote-missed'),
      tells: t('board-peak-vote', { yes, no, name: name(author) }),
    };
  }
  if (event.type === 'RosettesPinned') return pinning(view, t, name, language);
  if (event.type !== 'RoundScored') return null;
  const { seat: master, points } = event as unknown as { seat: number; points: number[] };
  const perfect = points.flatMap((got, seat) => (seat !== master && got === BEST_DRAWING ? [seat] : []));
  const told = points[master] === NUMBERS.criteria;
  const kind = told && perfect.length ? 'telepathy' : perfect.length ? 'perfect' : told ? 'words' : null;
  if (!kind) return null;
  const facts = { master: name(master), names: formatList(perfect.map(name), language), count: perfect.length };
  return {
    name: kind,
    acts: [{ name: kind, ms: 2400, sound: kind === 'telepathy' ? 'telepathy' : 'cheer' }],
    says: t(`board-peak-${kind}`),
    tells: t(`board-peak-${kind}-tells`, facts),
  };
}
