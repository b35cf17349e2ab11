import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

import { moved, zoomed, type CropSquare, type PictureSize } from './crop-square.ts';
import { pinch, type Place } from './pinch.ts';

const steps = { usual: 0.02, large: 0.1 };
const keyZoom = 1.1;

interface Crop {
  square: CropSquare;
  size: PictureSize;
  onChange: (square: CropSquare) => void;
}

/** Moves and zooms the picture under the square by mouse, pen, fingers, wheel and keys; `area` shows the square. */
export function useCropGestures(area: RefObject<HTMLElement | null>, crop: Crop) {
  const latest = useRef(crop);
  const pointers = useRef(new Map<number, Place>());
  useEffect(() => void (latest.current = crop));
  const change = useCallback((square: CropSquare) => {
    // Several events may arrive before the next render.
    latest.current = { ...latest.current, square };
    latest.current.onChange(square);
  }, []);

  useEffect(() => {
    const element = area.current;
    // The page must not scroll with the wheel; React's own listener is passive.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { square, size } = latest.current;
      change(zoomed(square, size, Math.exp(-event.deltaY / 400), placeIn(element, event)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [area, change]);

  const leave = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeIn(area.current, event));
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const after = placeIn(area.current, event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, after);
      const { right, down, factor, at } = pinch(before, after, other);
      const { square, size } = latest.current;
      change(zoomed(moved(square, size, right, down), size, factor, at));
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onKeyDown(event: KeyboardEvent) {
      const { square, size } = latest.current;
      const step = event.shiftKey ? steps.large : steps.usual;
      const keys: Record<string, () => CropSquare> = {
        ArrowLeft: () => moved(square, size, -step, 0),
        ArrowRight: () => moved(square, size, step, 0),
        ArrowUp: () => moved(square, size, 0, -step),
        ArrowDown: () => moved(square, size, 0, step),
        '+': () => zoomed(square, size, keyZoom),
        '=': () => zoomed(square, size, keyZoom),
        '-': () => zoomed(square, size, 1 / keyZoom),
        _: () => zoomed(square, size, 1 / keyZoom),
      };
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!next) return;
      event.preventDefault();
      change(next());
    },
  };
}

function placeIn(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
  return { left: (clientX - left) / width, top: (clientY - top) / height };
}
