// Makes an element a drawing surface in Safari, which otherwise takes quick strokes for double taps, delays the next
// tap, and shows a magnifier for a resting finger.
import type { Attachment } from 'svelte/attachments';

const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const;

/** {@attach captureTouches}: pointer events are sent as usual, all default actions of touches are prevented. */
export const captureTouches: Attachment<Element> = (node) => {
  const stop = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  for (const kind of TOUCHES) node.addEventListener(kind, stop, { passive: false });
  return () => {
    for (const kind of TOUCHES) node.removeEventListener(kind, stop);
  };
};
