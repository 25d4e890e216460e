// The state of an opening box: the box, where it stood, and the change to its page.
import type { Component } from 'svelte';
import { boxContentsOf } from '../../games/boxContents';
import { go } from '../state/route.svelte';

export interface OpeningBox {
  box: string;
  title: string;
  from: DOMRect;
  turn: number;
}
type Scene = typeof import('./BoxTransition.svelte').default;

let lifted = $state.raw<(OpeningBox & { Scene: Scene; Tray?: Component }) | null>(null);
let left = false;
let arrived = () => {};

/** Load what the animation needs, when a pointer comes near the box. */
export const preloadBox = (box: string) =>
  Promise.all([import('./BoxTransition.svelte'), boxContentsOf(box), import('./BoxPage.svelte')]);

export const boxTransition = {
  get now() {
    return lifted;
  },
  /** Start the animation; if it cannot be loaded, open the page at once. */
  async lift(what: OpeningBox) {
    if (lifted) return;
    left = false;
    try {
      const [{ default: Scene }, Tray] = await preloadBox(what.box);
      lifted = { ...what, Scene, Tray };
    } catch {
      go(`/box/${what.box}`);
    }
  },
  /** Open the page behind the animation. Resolves when the page is there. */
  enter(): Promise<void> {
    const { box } = lifted!;
    const there = new Promise<void>((done) => (arrived = done));
    left = true;
    go(`/box/${box}`);
    return there;
  },
  /** Called when a page is there. */
  arrived() {
    arrived();
  },
  done() {
    const open = lifted;
    lifted = null;
    if (open && !left) go(`/box/${open.box}`);
  },
};
