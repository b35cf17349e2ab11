import { useLayoutEffect, useState, type RefObject } from 'react';

/** How much room a designer has: for panels at both sides of the canvas, for one of them, or for one below it. */
export type Room = 'wide' | 'medium' | 'narrow';

/** From so many pixels on there is that room. */
const widths = { wide: 960, medium: 600 };

/** The room that an element has, as it is now. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide');
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      // In a tab that is hidden it has none, and keeps what it had.
      if (measured.clientWidth > 0) setRoom(roomOf(measured.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

function roomOf(width: number): Room {
  if (width >= widths.wide) return 'wide';
  return width >= widths.medium ? 'medium' : 'narrow';
}
