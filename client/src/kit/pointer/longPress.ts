// Calls `look` on a long press or a right click, and suppresses the click that follows.

const LONG = 420;
const TREMOR = 9;

export function longPress(look: () => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let looked = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      looked = false;
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMOR) stop();
    };
    const click = (event: MouseEvent) => {
      const swallowed = looked && event.detail > 0; // a click by keyboard has detail 0
      looked = false;
      if (!swallowed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (looked) return;
      stop();
      look();
    };
    node.style.touchAction = 'manipulation';
    node.style.setProperty('-webkit-touch-callout', 'none');
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(end, stop);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.removeEventListener(end, stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
