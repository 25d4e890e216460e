// Content for cards to share: the best code of the match.
import { paintWall, drawComponent, type CardContent } from '../../kit/image/shareCard';
import type { FinaleProps } from '../contract';
import Souvenir from './Souvenir.svelte';
import type { View } from './types';

export function hang({ view, outcome, language, t, name }: FinaleProps<View>): CardContent {
  const page = Object.values(view.history).sort(
    (a, b) => b.points.total - a.points.total || a.rows.length - b.rows.length,
  )[0];
  const caption = t(page.points.total ? 'finale-code' : 'finale-kept', {
    who: name(page.solver),
    points: page.points.total,
  });
  return {
    wall: paintWall('#8C2420'),
    ink: '#FFE9D6',
    edge: '#C79A5B',
    figure: { number: [...outcome.scores].sort((a, b) => b - a).join('–'), word: t('souvenir-points') },
    draw: drawComponent(Souvenir, { page, caption, language, t }),
  };
}
