import type { CSSProperties } from 'react';

import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import { widthClass } from './width-class.ts';

export interface CellBox {
  className: string;
  /** The position of a fixed cell; undefined for other cells. */
  style: CSSProperties | undefined;
}

const boxes = new WeakMap<PlacedColumn, CellBox>();

/** Returns the class and style of a cell, the same for header, body and summary. `placed` is one of `layout`. */
export function cellBox(placed: PlacedColumn, layout: ColumnLayout): CellBox {
  const box = boxes.get(placed) ?? boxOf(placed, layout);
  boxes.set(placed, box);
  return box;
}

function boxOf({ column, width, offset }: PlacedColumn, layout: ColumnLayout): CellBox {
  const side = column.fixed;
  const edge = side === 'left' ? layout.left.at(-1)?.column === column : layout.right[0]?.column === column;
  const classes = [
    'pw-cell',
    `pw-cell-${column.kind}`,
    `pw-cell-${column.align}`,
    side && `pw-cell-fixed-${side}`,
    side && edge && 'pw-cell-edge',
    widthClass(width),
  ];
  const place =
    side === 'left' ? { left: offset } : side === 'right' ? { right: layout.rightWidth - offset - width } : undefined;
  return { className: classes.filter(Boolean).join(' '), style: place };
}
