// The contents of the boxes: every game folder with a Tray.svelte, loaded when its box is opened.
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/Tray.svelte', { import: 'default' });

/** The pieces in a box's tray from above: viewBox 0 0 300 400, width and height 100%. */
export const boxContentsOf = async (box: string): Promise<Component | undefined> => drawn[`./${box}/Tray.svelte`]?.();
