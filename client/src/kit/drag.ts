// Moving things by pointer, touch or keyboard: see drag.svelte.ts.
export * from './drag.svelte';
