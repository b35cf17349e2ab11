import { say } from '../../../locale/index.ts';
import type { TableRow } from '../../../runtime/table/index.ts';

/** Returns the name of a row for texts: its label, else its number. */
export function recordName(
  view: { labelColumn?: string | undefined; firstColumn?: string | undefined },
  row: TableRow,
  index: number,
): string {
  const key = view.labelColumn ?? view.firstColumn ?? '';
  const text = row.record[`${key}_dictText`] ?? row.record[key];
  return typeof text === 'string' && text !== '' ? `“${text}”` : say('第 {index} 行', { index: index + 1 });
}
