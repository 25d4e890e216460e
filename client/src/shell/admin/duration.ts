// A duration in words: minutes, hours or days.
const MINUTE = 60_000;

export function formatDuration(millis: number, t: (key: string, facts: Record<string, unknown>) => string): string {
  const minutes = Math.max(1, Math.round(millis / MINUTE));
  if (minutes < 60) return t('desk-minutes', { n: minutes });
  if (minutes < 24 * 60) return t('desk-hours', { n: Math.round(minutes / 60) });
  return t('desk-days', { n: Math.round(minutes / 1440) });
}
