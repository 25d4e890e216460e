// Action that reports an element's width after layout and after each change. Svelte's bind:clientWidth measures during
// mounting and forces a layout.

export function observeWidth(place: HTMLElement, tell: (width: number) => void) {
  const eye = new ResizeObserver(() => tell(place.clientWidth));
  eye.observe(place);
  return { destroy: () => eye.disconnect() };
}
