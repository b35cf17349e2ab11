import type { MouseEvent } from 'react';

import { dropRow } from '../../../engine/grid/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';

/** Follows the pointer from the press on a row's number on; a line shows where the row goes, and there it is dropped. */
export function dragRow(event: MouseEvent, store: GridStore, key: string): void {
  event.preventDefault();
  event.stopPropagation();
  let marked: HTMLElement | undefined;
  let to: number | undefined;
  const follow = (moved: globalThis.MouseEvent) => {
    delete marked?.dataset.drop;
    const over = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-row]');
    const place = store.data().places.get(over?.dataset.row ?? '');
    if (!over || place === undefined) return;
    const { top, height } = over.getBoundingClientRect();
    const isBelow = moved.clientY > top + height / 2;
    over.dataset.drop = isBelow ? 'below' : 'above';
    marked = over;
    to = isBelow ? place + 1 : place;
  };
  const stop = () => {
    delete marked?.dataset.drop;
    document.removeEventListener('mousemove', follow);
    document.removeEventListener('mouseup', stop);
    if (to !== undefined && store.shown() === store.data()) store.change('拖动排序', dropRow(store.data(), key, to));
  };
  document.addEventListener('mousemove', follow);
  document.addEventListener('mouseup', stop);
}
