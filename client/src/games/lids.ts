// The drawings on the boxes: every folder here that has a BoxArt.svelte, found when the client is built.
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/BoxArt.svelte', { eager: true, import: 'default' });
const lids = new Map(Object.entries(drawn).map(([path, art]) => [path.split('/')[1], art]));

/** What is drawn on the lid: viewBox 0 0 200 150, width and height 100%, ivory lines (#FFF8EA) on the box's deep colour. */
export const lidOf = (box: string): Component | undefined => lids.get(box);
