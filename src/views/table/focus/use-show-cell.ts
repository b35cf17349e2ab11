import type { RefObject } from 'react';

import { placeOf, type CellAddress, type GridStore } from '../../../runtime/table/editing/index.ts';
import { scrollToShow, type ColumnLayout, type LineOffsets } from '../../../runtime/table/index.ts';

/** Returns a function that scrolls a cell into the area between header, totals and fixed columns. */
export function useShowCell(
  scroller: RefObject<HTMLElement | null>,
  store: GridStore,
  { layout, offsets, lineOf }: { layout: ColumnLayout; offsets: LineOffsets; lineOf: (key: string) => number },
  rowHeight: number,
): (cell: CellAddress) => void {
  return (cell) => {
    const element = scroller.current;
    const place = placeOf(store, cell);
    if (!element || !place) return;
    const covered = [...element.querySelectorAll<HTMLElement>('.pw-grid-head, .pw-grid-foot')];
    const free = covered.reduce((height, edge) => height - edge.offsetHeight, element.clientHeight);
    const top = scrollToShow(
      { start: offsets.topOf(lineOf(cell.key)), size: rowHeight },
      { offset: element.scrollTop, length: free },
    );
    element.scrollTo({ top });
    if (element.closest('[data-cards]')) return;
    const placed = layout.middle.find(({ column }) => column.key === cell.column);
    if (!placed) return;
    const left = scrollToShow(
      { start: placed.offset, size: placed.width },
      { offset: element.scrollLeft, length: element.clientWidth - layout.leftWidth - layout.rightWidth },
    );
    element.scrollTo({ left });
  };
}
