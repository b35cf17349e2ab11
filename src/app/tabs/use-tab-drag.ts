import { useRef, type PointerEvent } from 'react';

import type { Tabs } from './use-tabs.ts';

/** Pixels that the pointer must move before a press becomes a drag. */
const slack = 6;

/**
 * Lets tabs be dragged along their bar: a tab takes the place of the one under the pointer. `wasDragged` returns true
 * if the press that just ended was a drag.
 */
export function useTabDrag(tabs: Pick<Tabs, 'tabs' | 'move'>) {
  const drag = useRef<{ path: string; from: number; isMoving: boolean }>(undefined);
  return {
    wasDragged: () => drag.current?.isMoving === true,
    onPointerDown(event: PointerEvent, path: string) {
      drag.current = event.button === 0 ? { path, from: event.clientX, isMoving: false } : undefined;
    },
    onPointerMove({ clientX, clientY, buttons, currentTarget }: PointerEvent) {
      const now = drag.current;
      if (!now || buttons === 0) return;
      if (!now.isMoving && Math.abs(clientX - now.from) < slack) return;
      now.isMoving = true;
      const over = document.elementFromPoint(clientX, clientY)?.closest('[role="tab"]');
      const position = over ? [...currentTarget.querySelectorAll('[role="tab"]')].indexOf(over) : -1;
      if (position >= 0 && tabs.tabs[position]?.path !== now.path) tabs.move(now.path, position);
    },
  };
}
