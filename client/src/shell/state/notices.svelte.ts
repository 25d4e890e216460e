// Short messages: toasts on the screen and announcements for screen readers.
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  href?: string;
  open?: () => void;
}

let toasts = $state<Toast[]>([]);
let polite = $state('');
let urgent = $state('');
let last = 0;

export const notices = {
  get toasts() {
    return toasts;
  },
  get polite() {
    return polite;
  },
  get urgent() {
    return urgent;
  },
};

/** `href`: the rule behind the message. `open`: shows it without leaving the page. */
export function toast(text: string, tone: Toast['tone'] = 'plain', href?: string, open?: () => void) {
  if (!text) return;
  toasts = toasts.filter((each) => each.text !== text);
  const id = ++last;
  toasts = [...toasts.slice(-2), { id, text, tone, href, open }];
  setTimeout(() => dismiss(id), 3000 + text.length * 55);
}

export function dismiss(id: number) {
  toasts = toasts.filter((each) => each.id !== id);
}

/** Read a text aloud. Screen readers skip an unchanged text: a no-break space makes a repeated one new. */
export function announce(text: string, loudly = false) {
  const next = (before: string) => (before === text ? `${text}\u00a0` : text);
  if (loudly) urgent = next(urgent);
  else polite = next(polite);
}

/** Remove everything, because another person takes the device. */
export function clearNotices() {
  toasts = [];
  polite = urgent = '';
}
