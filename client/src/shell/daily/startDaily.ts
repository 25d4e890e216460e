// To the table of a day's deal: the one begun, or a new one.
import { tryDaily } from '../../wire/daily';
import { Refused } from '../../wire/http';
import { someone } from '../person/guest.svelte';
import { cutOff } from '../state/connectionText';
import { toast } from '../state/notices.svelte';
import { go } from '../state/route.svelte';

export async function playDaily(name: string): Promise<void> {
  if (!(await someone())) return;
  try {
    go(`/t/${(await tryDaily(name)).table}`);
  } catch (error) {
    toast(error instanceof Refused && error.status ? error.message : cutOff(), 'bad');
  }
}

/** The system's share sheet on a phone, the clipboard elsewhere. */
export async function shareText(text: string, copied: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    await navigator.share({ text }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, 'good');
  } catch {
    toast(text); // a page that may not write there shows it at least
  }
}
