// What to say when there is no connection.
import type { CutReason } from '../../wire/socket';
import { t } from './texts.svelte';

/** After a failed HTTP request the browser only knows whether the device is offline. */
export function connectionText(cut: CutReason = navigator.onLine ? 'silent' : 'line'): string {
  if (cut === 'line') return t('line-lost');
  return cut === 'closed' ? t('house-closed') : t('house-silent');
}
