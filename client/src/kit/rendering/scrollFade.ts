// A row that scrolls sideways says at which end there is more: data-before, data-after, for a fade that reads as "go on" and not as "broken".
//   <ul use:edges={chairs.length}>      the number of its items: they are looked at anew when it changes

export function scrollFade(row: HTMLElement, _items: number) {
  const look = () => {
    row.toggleAttribute('data-before', row.scrollLeft > 1);
    row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
  };
  // Told when the browser has laid the page out anyway, whoever of them has grown.
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
