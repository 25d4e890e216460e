// What to say when nothing comes through: it is one's own line, the house is closed, or nobody can tell which.
import type { CutReason } from '../../wire/socket';
import { t } from './texts.svelte';

/** Where only a request failed, the browser knows about the line and nothing about the house. */
export function connectionText(cut: CutReason = navigator.onLine ? 'silent' : 'line'): string {
  if (cut === 'line') return t('line-lost');
  return cut === 'closed' ? t('house-closed') : t('house-silent');
}
