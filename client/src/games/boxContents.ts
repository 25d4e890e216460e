// What lies in the boxes, fetched when one is opened: every folder here that has a Tray.svelte.
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/Tray.svelte', { import: 'default' });

/** The pieces in a box's tray seen from above: viewBox 0 0 300 400, width and height 100%. */
export const boxContentsOf = async (box: string): Promise<Component | undefined> => drawn[`./${box}/Tray.svelte`]?.();
