import { evaluateExpression, extractTemplate, type Scope } from '../../../schema/expressions/index.ts';
import type { ResolvedColumn, TableOptions } from '../../columns/resolved-column.ts';
import { sameValue } from '../../values/index.ts';
import type { GridRecord } from '../rows/index.ts';

/**
 * True if the row matches the table's `disabledRows`: every value named there equals the row's (or is in a list), or
 * the expression holds.
 */
export function isRowLocked(disabledRows: TableOptions['disabledRows'], record: GridRecord): boolean {
  if (disabledRows === undefined) return false;
  if (typeof disabledRows === 'string') return holds(disabledRows, record);
  return Object.entries(disabledRows).every(([key, wanted]) =>
    (Array.isArray(wanted) ? wanted : [wanted]).some((value) => sameValue(value, record[key])),
  );
}

/** True if the column's `disabled` holds in the row. */
export function isCellLocked({ disabled }: ResolvedColumn, record: GridRecord): boolean {
  return typeof disabled === 'string' ? holds(disabled, record) : disabled === true;
}

/** An expression that fails locks: the document check reports it. */
function holds(text: string, record: GridRecord): boolean {
  try {
    const scope: Scope<'row'> = { $record: record, $line: record };
    return Boolean(evaluateExpression(extractTemplate(text) ?? text, scope));
  } catch {
    return true;
  }
}
