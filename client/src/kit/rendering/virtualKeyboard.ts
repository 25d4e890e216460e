// Sets --keyboard to the height that an on-screen keyboard covers. Safari shrinks only the visual viewport: neither dvh
// nor fixed elements follow. In other browsers the page shrinks itself, and the value stays 0.
const LEAST = 120; // px: the browser's own bar is lower than a keyboard

export function watchVirtualKeyboard(seen: VisualViewport | null = globalThis.visualViewport): void {
  if (!seen) return;
  const root = document.documentElement;
  const look = () => {
    const covered = root.clientHeight - seen.height - seen.offsetTop;
    // A zoomed page shows less without any keyboard.
    const keyboard = seen.scale < 1.02 && covered >= LEAST;
    root.style.setProperty('--keyboard', keyboard ? `${Math.round(covered)}px` : '0px');
  };
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
}
