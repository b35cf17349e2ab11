import type { ReactNode } from 'react';

import type { ColumnLayout, PlacedColumn, Range } from '../../../runtime/table/index.ts';

/** Which part of the columns is drawn; `id` is the grid's. */
export interface DrawnColumns {
  layout: ColumnLayout;
  range: Range;
  id: string;
}

/** The cells of one row: fixed left, the middle ones in the window with the room of the others, fixed right. */
export function RowCells({ layout, range, draw }: DrawnColumns & { draw: (placed: PlacedColumn) => ReactNode }) {
  const { left, middle, right, middleWidth } = layout;
  const before = middle[range.first]?.offset ?? 0;
  const last = middle[range.last - 1];
  const after = middleWidth - (last ? last.offset + last.width : before);
  return (
    <>
      {left.map(draw)}
      {before > 0 && <Room width={before} />}
      {middle.slice(range.first, range.last).map(draw)}
      {after > 0 && <Room width={after} />}
      {right.map(draw)}
    </>
  );
}

function Room({ width }: { width: number }) {
  return <div role="presentation" style={{ flex: `0 0 ${width}px` }} />;
}
