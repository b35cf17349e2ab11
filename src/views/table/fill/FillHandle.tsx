import type { MouseEvent } from 'react';

import type { EditTable } from '../context/index.ts';
import { cellAt } from '../editor/cell-control.ts';
import { fillTarget } from './fill-target.ts';

/**
 * The small square at the end of a block: dragging it fills the cells it passes; a double click fills all rows below.
 */
export function FillHandle({ table }: { table: EditTable }) {
  const { store } = table;
  const start = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const from = store.range();
    const focus = store.focus();
    if (!from || !focus) return;
    if (event.detail === 2) {
      table.fillBlock(from, { ...from, bottom: store.shown().rows.length - 1 }, true);
      return;
    }
    let to = from;
    const follow = (moved: globalThis.MouseEvent) => {
      const over = cellAt(document.elementFromPoint(moved.clientX, moved.clientY));
      if (!over) return;
      to = fillTarget(from, {
        row: store.shown().positions.get(over.key) ?? 0,
        column: store.columns().indexOf(over.column),
      });
      store.showRange(to);
    };
    const stop = () => {
      document.removeEventListener('mousemove', follow);
      document.removeEventListener('mouseup', stop);
      if (to !== from) table.fillBlock(from, to, true);
    };
    document.addEventListener('mousemove', follow);
    document.addEventListener('mouseup', stop);
  };
  return <span className="pw-fill" role="presentation" onMouseDown={start} />;
}
