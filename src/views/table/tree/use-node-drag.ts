import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

import { whenContentStands } from '../../../runtime/registry/index.ts';
import { recordName, useTableView } from '../context/index.ts';
import type { dragNode } from './drag-node.ts';

/**
 * Returns a pointer handler for the grid: a press on the handle of a row drags the row to another place in the tree.
 */
export function useNodeDrag(scroller: RefObject<HTMLElement | null>): (event: PointerEvent<HTMLElement>) => void {
  const view = useTableView();
  const latest = useRef(view);
  useEffect(() => void (latest.current = view));
  const mayMove = view.onMove !== undefined;
  useEffect(() => {
    // A failed preload is repeated by the press.
    if (mayMove) return whenContentStands(loadDrag);
    return undefined;
  }, [mayMove]);
  return (event) => {
    const { target, nativeEvent, button } = event;
    const handle = target instanceof Element && button === 0 ? target.closest('.pw-tree-handle') : null;
    const key = handle?.closest<HTMLElement>('[data-key]')?.dataset.key;
    const moved = view.rows.find((row) => row.key === key);
    const element = scroller.current;
    if (!moved || !element) return;
    nativeEvent.preventDefault();
    whenHeld((drag) =>
      drag(nativeEvent, moved, () => {
        const now = latest.current;
        return {
          scroller: element,
          rows: now.rows,
          nameOf: (row) => recordName({ ...now, firstColumn: now.columns[0]?.key }, row, now.rows.indexOf(row)),
          onToggle: ({ record }) => now.onToggle?.(record),
          onDrop: ({ record }, onto) => now.onMove?.(record, onto?.record ?? null),
        };
      }),
    );
  };
}

let loaded: typeof dragNode | undefined;

async function loadDrag(): Promise<typeof dragNode> {
  loaded ??= (await import('./drag-node.ts')).dragNode;
  return loaded;
}

/** Calls `begin` with the code of dragging, which is loaded after the rows, unless the press has ended by then. */
function whenHeld(begin: (drag: typeof dragNode) => void): void {
  if (loaded) return begin(loaded);
  const released = new AbortController();
  const { signal } = released;
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, () => released.abort(), { signal });
  void loadDrag().then(
    (drag) => {
      if (signal.aborted) return;
      released.abort();
      begin(drag);
    },
    () => released.abort(),
  );
}
