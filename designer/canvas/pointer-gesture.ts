import type { PointerEvent as ReactPointerEvent } from 'react';

/** A point of the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What a press that moves does. Of a press that does not move nothing is told. */
export interface Gesture {
  onMove: (point: Point) => void;
  /** The pointer was let go where it was told last. */
  onEnd: () => void;
  /** Escape, or the browser took the pointer: nothing shall be done. */
  onGiveUp: () => void;
}

/** Pixels that a press moves before it is a gesture. */
const threshold = 5;
/** So long, in milliseconds, a finger rests before it drags: until then it scrolls. */
const rest = 300;

/**
 * Follows a pressed mouse, pen or finger. A finger that moves at once scrolls, one that rested first drags.
 * @returns what ends it early, as Escape does.
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
  // A finger that drags does not scroll.
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

/** The end of a gesture is no press of what it ends over; the browser sends the click right after it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
