// A surface one draws on with a finger, in Safari too: without this it takes quick strokes for double taps, holds back the tap on a button that
// follows them, and brings its magnifying glass for a finger that rests.
import type { Attachment } from 'svelte/attachments';

const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const;

/** {@attach captureTouches}: pointer events come as ever, the browser makes nothing else of a touch that begins here. */
export const captureTouches: Attachment<Element> = (node) => {
  const stop = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  for (const kind of TOUCHES) node.addEventListener(kind, stop, { passive: false });
  return () => {
    for (const kind of TOUCHES) node.removeEventListener(kind, stop);
  };
};
