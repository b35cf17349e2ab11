import { useMemo, type MouseEvent } from 'react';

import { dropRow, isPlainArrangement } from '../../../engine/grid/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say, text, translated } from '../../../locale/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';

/** The reason why rows cannot be moved in another order than their own. */
export const unmovable = text('排序、筛选或分组时不能移动行，请先取消。');

/** Returns true if all rows are shown in their own order, so that they can be moved. */
export function isMovable(store: GridStore): boolean {
  return isPlainArrangement(store.view().arrangement);
}

/**
 * Returns a handler that moves rows by the pointer, if they can be moved; it shows why not while they are in another
 * order.
 */
export function useDragRow(store: GridStore, canDrag: boolean): EditTable['drag'] {
  const { message } = useFeedback();
  return useMemo(
    () =>
      canDrag
        ? (event, key) => (isMovable(store) ? dragRow(event, store, key) : message.info(translated(unmovable)))
        : undefined,
    [store, canDrag, message],
  );
}

function dragRow(event: MouseEvent, store: GridStore, key: string): void {
  event.preventDefault();
  event.stopPropagation();
  let marked: HTMLElement | undefined;
  let to: number | undefined;
  const follow = (moved: globalThis.MouseEvent) => {
    delete marked?.dataset.drop;
    const over = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-row]');
    const position = store.data().positions.get(over?.dataset.row ?? '');
    if (!over || position === undefined) return;
    const { top, height } = over.getBoundingClientRect();
    const isBelow = moved.clientY > top + height / 2;
    over.dataset.drop = isBelow ? 'below' : 'above';
    marked = over;
    to = isBelow ? position + 1 : position;
  };
  const stop = () => {
    delete marked?.dataset.drop;
    document.removeEventListener('mousemove', follow);
    document.removeEventListener('mouseup', stop);
    if (to !== undefined) store.change(say('拖动排序'), dropRow(store.data(), key, to));
  };
  document.addEventListener('mousemove', follow);
  document.addEventListener('mouseup', stop);
}
