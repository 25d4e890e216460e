// Action for a row that scrolls sideways: sets data-before and data-after where more items follow, for a fade.
// <ul use:scrollFade={chairs.length}>: the number of items; they are observed again when it changes.

export function scrollFade(row: HTMLElement, _items: number) {
  const look = () => {
    row.toggleAttribute('data-before', row.scrollLeft > 1);
    row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
  };
  // Measured after a layout that happens anyway.
  const eye = new ResizeObserver(look);
  const watch = () => [row, ...row.children].forEach((each) => eye.observe(each));
  watch();
  row.addEventListener('scroll', look, { passive: true });
  return {
    update: watch,
    destroy: () => {
      eye.disconnect();
      row.removeEventListener('scroll', look);
    },
  };
}
