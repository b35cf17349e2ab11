import type { CSSProperties } from 'react';

import type { ColumnLayout, PlacedColumn } from '../../runtime/table/index.ts';

/** Class and place of a cell, the same for header, body and summary. */
export function cellBox(
  { column, width, offset }: PlacedColumn,
  layout: ColumnLayout,
): { className: string; style: CSSProperties } {
  const side = column.fixed;
  const edge = side === 'left' ? layout.left.at(-1)?.column === column : layout.right[0]?.column === column;
  const classes = [
    'pw-cell',
    `pw-cell-${column.kind}`,
    `pw-cell-${column.align}`,
    side && `pw-cell-fixed-${side}`,
    side && edge && 'pw-cell-edge',
  ];
  const place =
    side === 'left' ? { left: offset } : side === 'right' ? { right: layout.rightWidth - offset - width } : {};
  return {
    className: classes.filter(Boolean).join(' '),
    style: { flex: `0 0 ${width}px`, width, ...place },
  };
}
