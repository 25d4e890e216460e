// The covers of the boxes: every game folder with covers (cover-300.avif …) or a BoxArt.svelte.
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/BoxArt.svelte', { eager: true, import: 'default' });
const lids = new Map(Object.entries(drawn).map(([path, art]) => [path.split('/')[1], art]));

/** The drawing on a box: viewBox 0 0 200 150, width and height 100%, ivory lines (#FFF8EA) on the box's deep colour. */
export const boxArtOf = (box: string): Component | undefined => lids.get(box);

/** A cover, 3:4. `forms` lists the formats of a <picture>, the best first. */
export interface Cover {
  forms: { type: string; srcset: string }[];
  src: string;
}

const painted = import.meta.glob<string>('./*/cover-*.{avif,webp}', { eager: true, query: '?url', import: 'default' });
const covers = new Map<string, Cover>();
for (const [path, url] of Object.entries(painted).sort()) {
  const [, box, wide, form] = path.match(/^\.\/([^/]+)\/cover-(\d+)\.(\w+)$/)!;
  const cover = covers.get(box) ?? { forms: [], src: url };
  const of = cover.forms.find((each) => each.type === `image/${form}`);
  if (of) of.srcset += `, ${url} ${wide}w`;
  else cover.forms.push({ type: `image/${form}`, srcset: `${url} ${wide}w` });
  if (form === 'webp' && wide === '300') cover.src = url;
  covers.set(box, cover);
}
for (const cover of covers.values()) cover.forms.sort((a, b) => (a.type < b.type ? -1 : 1));

export const coverOf = (box: string): Cover | undefined => covers.get(box);
