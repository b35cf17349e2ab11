import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { currentLocale, say } from '../../../schema/locale/index.ts';
import { titleWidth } from './title-width.ts';

/** A column of the grid: a data column, or one that the table adds (check box, row number, row actions). */
export interface TableColumn {
  key: string;
  kind: 'selection' | 'number' | 'expand' | 'data' | 'actions';
  title: string;
  width: number;
  fixed?: 'left' | 'right';
  align: 'left' | 'center' | 'right';
  /** Text takes spare width before figures, dates and tags do. */
  flexible: boolean;
  /** Percent of the view's width that it takes. */
  share?: number;
  /** Of a data column. */
  source?: ResolvedColumn;
}

const narrowest = 60;
/** How many times as wide the words of a dictionary are in Latin letters, at most. */
const latinWidth = 1.75;
const rigidCells: ReadonlySet<string> = new Set(['date', 'datetime', 'dictionary', 'boolean', 'number', 'money']);

/**
 * The columns of the grid in the order in which they are drawn: fixed left, middle, fixed right.
 * `widths` holds what the person dragged, by column key; `hidden` the keys that are not shown.
 */
export function tableColumns(options: {
  columns: readonly ResolvedColumn[];
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  /** By column key the side that a person fixed it to, or that he took it off its side. */
  frozen?: Readonly<Record<string, Frozen>>;
  /** A column with the button that opens what hangs below a row. */
  expand?: boolean;
  selection: 'multiple' | 'single' | 'none';
  rowNumber: boolean;
  /** Pixels of the actions column; 0 for none. */
  actionsWidth: number;
  statistics: boolean;
}): TableColumn[] {
  const possible = options.columns.filter((column) => column.visible !== false);
  const chosen = possible.filter((column) => !options.hidden.has(column.key));
  const shown = chosen.length > 0 ? chosen : possible;
  const data = shown.map((column) =>
    dataColumn(refrozen(column, options.frozen?.[column.key]), options.widths[column.key]),
  );
  const columns = [
    ...leading(options),
    ...data.filter((column) => column.fixed === 'left'),
    ...data.filter((column) => !column.fixed),
    ...data.filter((column) => column.fixed === 'right'),
  ];
  if (options.actionsWidth > 0) columns.push(actionsColumn(options.actionsWidth));
  return columns;
}

/**
 * The columns in the order that a person gave them. One that he never saw (the document got it since) stands behind the
 * column that it follows in the document.
 */
export function inOrder<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const keys = order.filter((key) => byKey.has(key));
  columns.forEach(({ key }, index) => {
    if (keys.includes(key)) return;
    const before = columns[index - 1];
    keys.splice(before ? keys.indexOf(before.key) + 1 : 0, 0, key);
  });
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Where a person put a column: at a side, or off the side that the document put it at. */
export type Frozen = 'left' | 'right' | 'none';

function refrozen(column: ResolvedColumn, frozen: Frozen | undefined): ResolvedColumn {
  if (frozen === undefined) return column;
  const { fixed: _, ...free } = column;
  return frozen === 'none' ? free : { ...free, fixed: frozen };
}

function leading(options: {
  selection: string;
  rowNumber: boolean;
  statistics: boolean;
  expand?: boolean;
}): TableColumn[] {
  const columns: TableColumn[] = [];
  if (options.selection !== 'none') {
    const width = options.statistics ? 60 : 40;
    columns.push({
      key: '#selection',
      kind: 'selection',
      title: say('选择'),
      width,
      fixed: 'left',
      align: 'center',
      flexible: false,
    });
  }
  if (options.rowNumber) {
    columns.push({
      key: '#number',
      kind: 'number',
      title: '#',
      width: 60,
      fixed: 'left',
      align: 'center',
      flexible: false,
    });
  }
  if (options.expand) {
    columns.push({
      key: '#expand',
      kind: 'expand',
      title: say('展开'),
      width: 40,
      fixed: 'left',
      align: 'center',
      flexible: false,
    });
  }
  return columns;
}

/** Documents give their columns the width of Chinese words; the same in Latin letters takes more. */
function ownWidth({ cell, width }: ResolvedColumn): number {
  return cell === 'dictionary' && currentLocale() !== 'zh-CN' ? Math.round(width * latinWidth) : width;
}

function dataColumn(source: ResolvedColumn, dragged: number | undefined): TableColumn {
  return {
    key: source.key,
    kind: 'data',
    title: source.title,
    width: Math.max(narrowest, source.minWidth ?? 0, dragged ?? Math.max(ownWidth(source), titleWidth(source))),
    align: source.align,
    flexible: source.align !== 'right' && !rigidCells.has(source.cell),
    source,
    ...(source.fixed && { fixed: source.fixed }),
    ...(source.share !== undefined && dragged === undefined && { share: source.share }),
  };
}

function actionsColumn(width: number): TableColumn {
  return {
    key: '#actions',
    kind: 'actions',
    title: say('操作'),
    width,
    fixed: 'right',
    align: 'left',
    flexible: false,
  };
}
