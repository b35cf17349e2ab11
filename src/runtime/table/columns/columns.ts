import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { currentLocale, say } from '../../../locale/index.ts';
import { titleWidth } from './title-width.ts';

/** A column of the grid: a data column, or one that the table adds (check box, row number, row actions). */
export interface TableColumn {
  key: string;
  kind: 'selection' | 'number' | 'expand' | 'data' | 'actions';
  title: string;
  width: number;
  fixed?: 'left' | 'right';
  align: 'left' | 'center' | 'right';
  /** True for text, which takes spare width before numbers, dates and tags do. */
  flexible: boolean;
  /** The percentage of the view's width that it takes. */
  share?: number;
  source?: ResolvedColumn;
}

const narrowest = 60;
/** The maximum width of a dictionary's texts in Latin letters, as a multiple of their Chinese width. */
const latinWidth = 1.75;
const rigidCells: ReadonlySet<string> = new Set(['date', 'datetime', 'dictionary', 'boolean', 'number', 'money']);

/**
 * Returns the columns of the grid in rendering order: fixed left, middle, fixed right. `widths` contains the widths
 * that the user dragged, by column key; `hidden` the keys of hidden columns.
 */
export function tableColumns(options: {
  columns: readonly ResolvedColumn[];
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  frozen?: Readonly<Record<string, Frozen>>;
  /** True to add a column with a button that expands the details of a row. */
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
 * Returns the columns in the user's order. A column that was added to the document since then is placed after the
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

/** The user's position of a column: fixed to a side, or not fixed although the document fixes it. */
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

/** Column widths in documents are made for Chinese texts; Latin translations are wider. */
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
