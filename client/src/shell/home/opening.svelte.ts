// A box on its way from the shelf: which one, and where on the screen it stood.
interface Lifted { box: string; from: DOMRect }

let lifted = $state.raw<Lifted | null>(null);

export const opening = {
  get now(): Lifted | null {
    return lifted;
  },
  start(box: string, from: DOMRect) {
    lifted = { box, from };
  },
  done() {
    lifted = null;
  },
};
