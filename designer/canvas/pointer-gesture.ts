import type { PointerEvent as ReactPointerEvent } from 'react';

/** A point of the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The callbacks of a press that moves. None is called for a press that does not move. */
export interface Gesture {
  onMove: (point: Point) => void;
  /** Called when the pointer is released, at the point last passed to `onMove`. */
  onEnd: () => void;
  /** Called on Escape, or if the browser cancels the pointer. */
  onGiveUp: () => void;
}

/** Pixels that a press must move to become a gesture. */
const threshold = 5;
/** Milliseconds that a finger must rest before it drags; until then it scrolls. */
const rest = 300;

/**
 * Follows a pressed mouse, pen or finger. A finger that moves immediately scrolls; one that rested first drags.
 * @returns a function that cancels the gesture, as Escape does.
 */
export function followPointer(pressed: ReactPointerEvent, { onMove, onEnd, onGiveUp }: Gesture): () => void {
  const { clientX, clientY, pointerId, pointerType } = pressed;
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let state: 'pressed' | 'moving' | 'given-up' = 'pressed';
  const rested =
    pointerType === 'touch'
      ? setTimeout(() => {
          state = 'moving';
          onMove({ x: clientX, y: clientY });
        }, rest)
      : undefined;
  const stop = () => {
    clearTimeout(rested);
    listeners.abort();
  };
  const giveUp = () => {
    if (state === 'moving') onGiveUp();
    state = 'given-up';
    clearTimeout(rested);
  };
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId;
  const onPointerMove = (event: PointerEvent) => {
    if (!isOurs(event) || state === 'given-up') return;
    const { clientX: x, clientY: y } = event;
    if (state === 'pressed') {
      if (Math.hypot(x - clientX, y - clientY) < threshold) return;
      if (rested !== undefined) return giveUp();
      state = 'moving';
    }
    onMove({ x, y });
  };
  window.addEventListener('pointermove', onPointerMove, options);
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      stop();
      if (state !== 'pressed') swallowClick();
      if (state === 'moving') onEnd();
    },
    options,
  );
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (!isOurs(event)) return;
      giveUp();
      stop();
    },
    options,
  );
  // Prevents a dragging finger from scrolling.
  window.addEventListener('touchmove', (event) => state === 'moving' && event.preventDefault(), {
    ...options,
    passive: false,
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || state !== 'moving') return;
      event.stopPropagation();
      giveUp();
    },
    { ...options, capture: true },
  );
  return () => {
    giveUp();
    stop();
  };
}

/** The browser sends a click right after a gesture; it must not reach the element at its end. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
