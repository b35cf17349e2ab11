import type { ReactNode } from 'react';

import type { ColumnLayout, PlacedColumn, Range } from '../../../runtime/table/index.ts';

/** The layout and the visible range of the columns; `id` is the grid's. */
export interface DrawnColumns {
  layout: ColumnLayout;
  range: Range;
  id: string;
}

/** The cells of one row: fixed left, the visible middle ones with spacers for the others, fixed right. */
export function RowCells({ layout, range, draw }: DrawnColumns & { draw: (placed: PlacedColumn) => ReactNode }) {
  const { left, middle, right, middleWidth } = layout;
  const before = middle[range.first]?.offset ?? 0;
  const last = middle[range.last - 1];
  const after = middleWidth - (last ? last.offset + last.width : before);
  return (
    <>
      {left.map(draw)}
      {before > 0 && <Spacer width={before} />}
      {middle.slice(range.first, range.last).map(draw)}
      {after > 0 && <Spacer width={after} />}
      {right.map(draw)}
    </>
  );
}

function Spacer({ width }: { width: number }) {
  return <div role="presentation" style={{ flex: `0 0 ${width}px` }} />;
}
