// How much of the page a keyboard on glass covers, as `--keyboard` for the styles: Safari shrinks only what is seen of the page, and neither
// dvh nor what is fixed to the bottom follows. Elsewhere the page itself shrinks, and it stays 0.
const LEAST = 120; // pixels: a bar of the browser that comes and goes is no keyboard

export function watchVirtualKeyboard(seen: VisualViewport | null = globalThis.visualViewport): void {
  if (!seen) return;
  const root = document.documentElement;
  const look = () => {
    const covered = root.clientHeight - seen.height - seen.offsetTop;
    // Who has magnified the page sees less of it without any keyboard.
    const keyboard = seen.scale < 1.02 && covered >= LEAST;
    root.style.setProperty('--keyboard', keyboard ? `${Math.round(covered)}px` : '0px');
  };
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
}
