import type { TableRow } from '../../../runtime/table/index.ts';
import type { TableViewProps } from './table-view-props.ts';

/** What to call a row in words: its label, else its number. */
export function recordName(
  view: Pick<TableViewProps, 'labelColumn' | 'columns'>,
  row: TableRow,
  index: number,
): string {
  const key = view.labelColumn ?? view.columns[0]?.key ?? '';
  const text = row.record[`${key}_dictText`] ?? row.record[key];
  return typeof text === 'string' && text !== '' ? `“${text}”` : `第 ${index + 1} 行`;
}
