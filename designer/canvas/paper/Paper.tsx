import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { paperScale } from './paper-width.ts';

/** Pixels between the paper and the edges of the canvas. */
const margin = 16;

/**
 * The paper of the canvas. Its content is laid out in `width` pixels (undefined: in the room there is) and drawn
 * smaller if the room is narrower, so that columns and breakpoints are those of the page.
 */
export function Paper({ width, children }: { width: number | undefined; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const inner = sheet.current;
    const around = inner?.parentElement?.parentElement;
    if (!around || !inner) return undefined;
    const measure = () => {
      // In a hidden tab the width is 0; the last value is kept.
      if (around.clientWidth > 0) setRoom(around.clientWidth - 2 * margin);
      setHeight(inner.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const scale = paperScale(width, room);
  const isScaled = scale < 1 && width !== undefined;
  return (
    <div
      className="pw-canvas-paper"
      style={{ width: width === undefined ? '100%' : width * scale, ...(isScaled && { height: height * scale }) }}
    >
      <div
        ref={sheet}
        className="pw-canvas-sheet"
        style={isScaled ? { width, transform: `scale(${scale})`, transformOrigin: '0 0' } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
