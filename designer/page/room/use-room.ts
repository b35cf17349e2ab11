import { useLayoutEffect, useState, type RefObject } from 'react';

/** The room of a designer: for panels on both sides of the canvas, for one next to it, or for one below it. */
export type Room = 'wide' | 'medium' | 'narrow';

/** Minimum widths in pixels. */
const widths = { wide: 960, medium: 600 };

/** Observes the room of an element. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide');
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      // In a hidden tab the width is 0; the last value is kept.
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
