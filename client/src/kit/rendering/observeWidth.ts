// How wide a place is, told once it lies on the page and whenever that changes. Svelte's own bind:clientWidth asks at once, and has the browser lay out
// a page that is still being put up.

export function observeWidth(place: HTMLElement, tell: (width: number) => void) {
  const eye = new ResizeObserver(() => tell(place.clientWidth));
  eye.observe(place);
  return { destroy: () => eye.disconnect() };
}
