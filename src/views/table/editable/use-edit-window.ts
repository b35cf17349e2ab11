import { useCallback, useMemo, useState, type RefObject } from 'react';

import type { GridLine, GridRows } from '../../../engine/grid/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import {
  layoutColumns,
  lineOffsets,
  useTableWindow,
  visibleColumns,
  visibleLines,
  type TableColumn,
  type ViewMetrics,
} from '../../../runtime/table/index.ts';
import { columnsBeyond, gridPicture, rowsBeyond } from '../layout/index.ts';

/** The height in pixels of details before they are measured. */
const usualDetailHeight = 160;

/** A rendered line: its index among all lines, and its distance in pixels from the top of the body. */
export interface DrawnLine {
  line: GridLine;
  index: number;
  top: number;
}

/** Returns the visible part of the table: the rendered lines and columns, and their positions. */
export function useEditWindow(
  scroller: RefObject<HTMLDivElement | null>,
  table: {
    store: GridStore;
    shown: readonly TableColumn[];
    widths: Readonly<Record<string, number>>;
    rowHeight: number;
    /** The height of the header in pixels, within the view. */
    headHeight: number;
    answered?: string | undefined;
  },
) {
  const { store, shown, widths, rowHeight, headHeight, answered } = table;
  const rows = useGrid(store, 'rows', readShown);
  const lines = useGrid(store, 'rows', readLines);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const count = lines?.length ?? rows.rows.length;

  const offsets = useMemo(
    () => lineOffsets(count, rowHeight, lines ? tallLines(lines, heights) : []),
    [count, rowHeight, lines, heights],
  );
  const picture = useCallback(
    (metrics: Parameters<typeof gridPicture>[1]) =>
      gridPicture({ columns: shown, widths, rowHeight, count, offsets }, below(metrics, headHeight)),
    [shown, widths, rowHeight, headHeight, count, offsets],
  );
  const { metrics, onScroll } = useTableWindow(scroller, picture, answered);
  // Nothing is rendered before the size is known, as it would be rendered twice.
  const isMeasured = metrics.width > 0;
  const layout = useMemo(
    () => layoutColumns(isMeasured ? shown : [], metrics.width, widths),
    [shown, metrics.width, widths, isMeasured],
  );
  const range = useMemo(() => visibleColumns(layout, { ...metrics, overscan: columnsBeyond }), [layout, metrics]);

  const { first, last } = visibleLines(
    { ...below(metrics, headHeight), rowHeight, count, overscan: rowsBeyond(metrics) },
    offsets,
  );
  const drawn: DrawnLine[] = [];
  const end = isMeasured ? last : first;
  for (let index = first; index < end; index++) {
    const line = lineAt(index, rows.rows, lines);
    if (line) drawn.push({ line, index, top: offsets.topOf(index) });
  }
  // The edited row is rendered even if it is scrolled away, so that its text and the input method survive.
  const lineOf = (key: string) =>
    lines ? lines.findIndex((line) => line.kind === 'row' && line.key === key) : (rows.positions.get(key) ?? -1);
  const away = useGrid(store, 'focus', () => {
    const key = store.focus()?.active.key;
    const isAway = key !== undefined && rows.positions.has(key) && !drawn.some(({ line }) => isRow(line, key));
    return isMeasured && isAway ? key : undefined;
  });
  const all = [...drawn];
  if (away !== undefined) {
    const index = lineOf(away);
    const line = lineAt(index, rows.rows, lines);
    // It is kept on its side of the others: an element that moves in the DOM loses the focus.
    if (line) all.splice(index < first ? 0 : all.length, 0, { line, index, top: offsets.topOf(index) });
  }
  const measure = useCallback(
    (key: string, height: number) =>
      setHeights((known) => (known.get(key) === height ? known : new Map([...known, [key, height]]))),
    [],
  );
  return { rows, drawn: all, offsets, metrics, onScroll, layout, range, lineOf, measure, count };
}

export type EditWindow = ReturnType<typeof useEditWindow>;

function below(metrics: ViewMetrics, headHeight: number): ViewMetrics {
  return { ...metrics, height: metrics.height - headHeight };
}

function lineAt(index: number, rows: GridRows, lines: readonly GridLine[] | undefined): GridLine | undefined {
  if (lines) return lines[index];
  const key = rows.at(index)?.key;
  return key === undefined ? undefined : { kind: 'row', key, depth: 0 };
}

function isRow(line: GridLine, key: string): boolean {
  return line.kind === 'row' && line.key === key;
}

function tallLines(lines: readonly GridLine[], heights: ReadonlyMap<string, number>) {
  return lines.flatMap((line, index) =>
    line.kind === 'detail' ? [{ index, height: heights.get(line.key) ?? usualDetailHeight }] : [],
  );
}

function readShown(store: GridStore) {
  return store.shown();
}

function readLines(store: GridStore) {
  return store.lines();
}
