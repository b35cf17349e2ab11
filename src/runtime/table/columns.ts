import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import { titleWidth } from './title-width.ts';

/** A column of the grid: a data column, or one that the table adds (check box, row number, row actions). */
export interface TableColumn {
  key: string;
  kind: 'selection' | 'number' | 'data' | 'actions';
  title: string;
  width: number;
  fixed?: 'left' | 'right';
  align: 'left' | 'center' | 'right';
  /** Text takes spare width before figures, dates and tags do. */
  flexible: boolean;
  /** Of a data column. */
  source?: ResolvedColumn;
}

const narrowest = 60;
const rigidCells: ReadonlySet<string> = new Set(['date', 'datetime', 'dictionary', 'boolean', 'number', 'money']);

/**
 * The columns of the grid in the order in which they are drawn: fixed left, middle, fixed right.
 * `widths` holds what the person dragged, by column key; `hidden` the keys that are not shown.
 */
export function tableColumns(options: {
  columns: readonly ResolvedColumn[];
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  selection: 'multiple' | 'single' | 'none';
  rowNumber: boolean;
  /** Pixels of the actions column; 0 for none. */
  actionsWidth: number;
  statistics: boolean;
}): TableColumn[] {
  const possible = options.columns.filter((column) => column.visible !== false);
  const chosen = possible.filter((column) => !options.hidden.has(column.key));
  const shown = chosen.length > 0 ? chosen : possible;
  const data = shown.map((column) => dataColumn(column, options.widths[column.key]));
  const columns = [
    ...leading(options),
    ...data.filter((column) => column.fixed === 'left'),
    ...data.filter((column) => !column.fixed),
    ...data.filter((column) => column.fixed === 'right'),
  ];
  if (options.actionsWidth > 0) columns.push(actionsColumn(options.actionsWidth));
  return columns;
}

function leading(options: { selection: string; rowNumber: boolean; statistics: boolean }): TableColumn[] {
  const columns: TableColumn[] = [];
  if (options.selection !== 'none') {
    const width = options.statistics && !options.rowNumber ? 60 : 40;
    columns.push({
      key: '#selection',
      kind: 'selection',
      title: '选择',
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
  return columns;
}

function dataColumn(source: ResolvedColumn, dragged: number | undefined): TableColumn {
  return {
    key: source.key,
    kind: 'data',
    title: source.title,
    width: Math.max(narrowest, source.minWidth ?? 0, dragged ?? Math.max(source.width, titleWidth(source))),
    align: source.align,
    flexible: source.align !== 'right' && !rigidCells.has(source.cell),
    source,
    ...(source.fixed && { fixed: source.fixed }),
  };
}

function actionsColumn(width: number): TableColumn {
  return { key: '#actions', kind: 'actions', title: '操作', width, fixed: 'right', align: 'left', flexible: false };
}
