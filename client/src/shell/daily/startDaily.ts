// Opens the table of a daily deal: the one begun, or a new one.
import { openDaily } from '../../wire/daily';
import { RefusalError } from '../../wire/http';
import { ensureGuest } from '../person/guest.svelte';
import { connectionText } from '../state/connectionText';
import { toast } from '../state/notices.svelte';
import { go } from '../state/route.svelte';

export async function startDaily(name: string): Promise<void> {
  if (!(await ensureGuest())) return;
  try {
    go(`/t/${(await openDaily(name)).table}`);
  } catch (error) {
    toast(error instanceof RefusalError && error.status ? error.message : connectionText(), 'bad');
  }
}

/** Open the share sheet on a phone, else copy to the clipboard. */
export async function shareText(text: string, copied: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    await navigator.share({ text }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, 'good');
  } catch {
    toast(text); // copying is forbidden: show the text
  }
}
