// Drag and drop by pointer, touch, two taps or keyboard.
// const drag = new Drag<Die>({ drop: (die, place) => put(die, place), accepts: (die, place) => free(place) });
// <button {@attach drag.item(die)}>: drag it, or press it to hold it and press again to release it.
// <div {@attach drag.place('field-3')}>: drop here, or press it while something is held.
// drag.held and drag.over are reactive: the held item and the place under it.
// An item that was not dropped glides back. Places that accept the held item have data-open, the one under it
// data-over. Escape releases it. Items and places must be focusable.
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from '../rendering/reducedMotion';

interface Wishes<T> {
  drop: (thing: T, place: string) => void;
  accepts?: (thing: T, place: string) => boolean;
  lifted?: (thing: T) => void;
  released?: () => void;
}

const THRESHOLD = 6;

export class Drag<T> {
  held = $state.raw<T | null>(null);
  over = $state.raw<string | null>(null);
  dragging = $state(false);
  #wishes: Wishes<T>;
  #places = new Map<HTMLElement, string>();
  #quiet = 0;

  constructor(wishes: Wishes<T>) {
    this.#wishes = wishes;
  }

  takes(place: string): boolean {
    return this.held !== null && (this.#wishes.accepts?.(this.held, place) ?? true);
  }

  hold(thing: T | null) {
    this.held = thing;
    this.over = null;
    this.#mark();
    if (thing === null) this.#wishes.released?.();
    else this.#wishes.lifted?.(thing);
  }

  #give(place: string) {
    const thing = this.held;
    if (thing === null || !this.takes(place)) return false;
    this.hold(null);
    this.#wishes.drop(thing, place);
    return true;
  }

  #mark() {
    for (const [node, place] of this.#places) {
      node.toggleAttribute('data-open', this.takes(place));
      node.toggleAttribute('data-over', this.over === place && this.takes(place));
    }
  }

  #under(x: number, y: number): string | null {
    for (const node of document.elementsFromPoint(x, y)) {
      const place = this.#placeOf(node);
      if (place !== null) return place;
    }
    return null;
  }

  #placeOf(node: Element): string | null {
    for (let each: Element | null = node; each; each = each.parentElement) {
      const place = this.#places.get(each as HTMLElement);
      if (place !== undefined) return place;
    }
    return null;
  }

  /** Whether a click only follows a drag. Clicks from the keyboard (detail 0) never do. */
  #justDropped(event: MouseEvent): boolean {
    return event.detail > 0 && performance.now() - this.#quiet < 250;
  }

  /** `handle`: a selector inside the item. Then only that part starts a drag; the rest scrolls and clicks as usual. */
  item(thing: T, { disabled = false, handle }: { disabled?: boolean; handle?: string } = {}): Attachment<HTMLElement> {
    return (node) => {
      if (disabled) return;
      const grip = handle ? (node.querySelector<HTMLElement>(handle) ?? node) : node;
      grip.style.touchAction = 'none';
      grip.style.cursor = 'grab';
      let from: { x: number; y: number; id: number } | null = null;
      let moved = false;

      const down = (event: PointerEvent) => {
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
        moved = false;
        // A fast pointer leaves the item before it moves: listen on the window until it is released.
        addEventListener('pointermove', move);
        addEventListener('pointerup', up);
        addEventListener('pointercancel', up);
      };
      const move = (event: PointerEvent) => {
        if (!from || event.pointerId !== from.id) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved) {
          if (Math.hypot(x, y) < THRESHOLD) return;
          moved = true;
          this.dragging = true;
          grip.setPointerCapture(event.pointerId);
          node.setAttribute('data-dragging', '');
          node.style.zIndex = '20';
          node.style.position = node.style.position || 'relative';
          this.hold(thing);
        }
        node.style.translate = `${x}px ${y}px`;
        node.style.pointerEvents = 'none';
        this.over = this.#under(event.clientX, event.clientY);
        node.style.pointerEvents = '';
        this.#mark();
      };
      const up = (event: PointerEvent) => {
        if (!from || event.pointerId !== from.id) return;
        letGo();
        if (!moved) return;
        moved = false;
        this.dragging = false;
        this.#quiet = performance.now();
        const place = event.type === 'pointerup' ? this.over : null;
        node.removeAttribute('data-dragging');
        const done = place !== null && this.#give(place);
        if (!done) this.hold(null);
        if (!done && !prefersReducedMotion())
          node.animate([{ translate: node.style.translate }, { translate: '0 0' }], {
            duration: 180,
            easing: 'cubic-bezier(.2,.8,.2,1)',
          });
        node.style.translate = '';
        node.style.zIndex = '';
      };
      const letGo = () => {
        from = null;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', up);
      };
      const choose = () => {
        // Another item is held and this one lies on a place that accepts it: drop it there.
        const place = this.held !== null && this.held !== thing ? this.#placeOf(node) : null;
        if (place === null || !this.#give(place)) this.hold(this.held === thing ? null : thing);
      };
      const click = (event: MouseEvent) => {
        event.stopPropagation();
        if (!this.#justDropped(event)) choose();
      };
      const key = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && this.held !== null) {
          event.preventDefault();
          this.hold(null);
        } else if ((event.key === 'Enter' || event.key === ' ') && grip.tagName !== 'BUTTON') {
          event.preventDefault();
          choose();
        }
      };
      grip.addEventListener('pointerdown', down);
      grip.addEventListener('click', click);
      grip.addEventListener('keydown', key);
      return () => {
        letGo();
        grip.removeEventListener('pointerdown', down);
        grip.removeEventListener('click', click);
        grip.removeEventListener('keydown', key);
        node.style.translate = node.style.zIndex = grip.style.touchAction = grip.style.cursor = '';
      };
    };
  }

  place(name: string): Attachment<HTMLElement> {
    return (node) => {
      this.#places.set(node, name);
      const click = (event: MouseEvent) => {
        if (this.#justDropped(event)) return;
        if (this.#give(name)) event.stopPropagation();
      };
      const key = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && this.held !== null) this.hold(null);
        else if (
          (event.key === 'Enter' || event.key === ' ') &&
          node.tagName !== 'BUTTON' &&
          event.target === node &&
          this.#give(name)
        )
          event.preventDefault();
      };
      node.addEventListener('click', click);
      node.addEventListener('keydown', key);
      return () => {
        this.#places.delete(node);
        node.removeEventListener('click', click);
        node.removeEventListener('keydown', key);
      };
    };
  }
}
