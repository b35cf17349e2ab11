import type { TableColumn } from './columns.ts';

/** A column with its position: `offset` in pixels from the start of its group, `index` counted over all columns. */
export interface PlacedColumn {
  column: TableColumn;
  index: number;
  width: number;
  offset: number;
}

export interface ColumnLayout {
  left: PlacedColumn[];
  middle: PlacedColumn[];
  right: PlacedColumn[];
  leftWidth: number;
  middleWidth: number;
  rightWidth: number;
  width: number;
}

/** The maximum growth of a text column, as a multiple of its width, before other columns get a share. */
const mostGrowth = 1.5;

/**
 * Positions the columns in a view of `viewWidth` pixels. Spare width goes first to the text columns, then to all data
 * columns, in proportion to their widths; a column in `dragged` keeps its width if another column can take its share.
 * If the columns are wider than the view, the columns before the fixed right ones are widened, so that no column is cut
 * before the user scrolls.
 */
export function layoutColumns(
  columns: readonly TableColumn[],
  viewWidth: number,
  dragged: Readonly<Record<string, number>> = {},
): ColumnLayout {
  const widths = stretch(columns, viewWidth, dragged);
  const left = place(columns, widths, 'left');
  const middle = place(columns, widths, undefined);
  const right = place(columns, widths, 'right');
  const [leftWidth, middleWidth, rightWidth] = [widthOf(left), widthOf(middle), widthOf(right)];
  return { left, middle, right, leftWidth, middleWidth, rightWidth, width: leftWidth + middleWidth + rightWidth };
}

function stretch(
  columns: readonly TableColumn[],
  viewWidth: number,
  dragged: Readonly<Record<string, number>>,
): number[] {
  const widths = columns.map(({ width, share }) => Math.max(width, Math.floor((viewWidth * (share ?? 0)) / 100)));
  const spare = Math.floor(viewWidth - widths.reduce((sum, width) => sum + width, 0));
  const data = columns.flatMap((column, index) => (column.kind === 'data' ? [index] : []));
  const free = data.filter((index) => dragged[columns[index]?.key ?? ''] === undefined);
  const flexible = free.filter((index) => columns[index]?.flexible);
  const rest = share(widths, flexible, spare, mostGrowth);
  share(widths, free.length > 0 ? free : data.slice(-1), rest, Infinity);
  if (spare < 0) fillBefore(columns, widths, { viewWidth, free });
  return widths;
}

function fillBefore(
  columns: readonly TableColumn[],
  widths: number[],
  { viewWidth, free }: { viewWidth: number; free: readonly number[] },
): void {
  const sum = (indexes: readonly number[]) => indexes.reduce((total, index) => total + (widths[index] ?? 0), 0);
  const at = (side: 'left' | 'right' | undefined) =>
    columns.flatMap((column, index) => (column.fixed === side ? [index] : []));
  const [middle, right] = [at(undefined), at('right')];
  const room = Math.floor(viewWidth) - sum(at('left')) - sum(right);
  const whole = middle.filter((_, index) => sum(middle.slice(0, index + 1)) <= room);
  const takers = whole.filter((index) => free.includes(index));
  if (right.length === 0 || takers.length === 0) return;
  const rest = room - sum(whole);
  const flexible = takers.filter((index) => columns[index]?.flexible);
  share(widths, flexible.length > 0 ? flexible : takers, rest, Infinity);
}

/** Adds whole pixels to the widths at `takers`, at most `growth` times their own width; returns the rest. */
function share(widths: number[], takers: readonly number[], spare: number, growth: number): number {
  const weight = takers.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
  if (spare <= 0 || weight === 0) return spare;
  const given = Math.min(spare, Math.floor(weight * growth));
  let rest = given;
  takers.forEach((index, position) => {
    const own = widths[index] ?? 0;
    const part = position === takers.length - 1 ? rest : Math.floor((given * own) / weight);
    widths[index] = own + part;
    rest -= part;
  });
  return spare - given;
}

function place(columns: readonly TableColumn[], widths: number[], side: 'left' | 'right' | undefined): PlacedColumn[] {
  let offset = 0;
  return columns.flatMap((column, index) => {
    if (column.fixed !== side) return [];
    const width = widths[index] ?? column.width;
    offset += width;
    return [{ column, index, width, offset: offset - width }];
  });
}

function widthOf(placed: PlacedColumn[]): number {
  const last = placed.at(-1);
  return last ? last.offset + last.width : 0;
}
