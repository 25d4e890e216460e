// A box on its way from the shelf: which one, where on the screen it stood, and the page it becomes.
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

/** What a box needs to open, fetched when a hand comes near one. */
export const preloadBox = (box: string) =>
  Promise.all([import('./BoxTransition.svelte'), boxContentsOf(box), import('./BoxPage.svelte')]);

export const boxTransition = {
  get now() {
    return lifted;
  },
  /** It leaves the shelf; where what it needs cannot be had, its page is opened without. */
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
  /** One looks into the tray: its page takes the place of the shelf. Ends when that stands there. */
  enter(): Promise<void> {
    const { box } = lifted!;
    const there = new Promise<void>((done) => (arrived = done));
    left = true;
    go(`/box/${box}`);
    return there;
  },
  /** A page stands there. */
  arrived() {
    arrived();
  },
  done() {
    const open = lifted;
    lifted = null;
    if (open && !left) go(`/box/${open.box}`);
  },
};
