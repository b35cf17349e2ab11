import { pagesOf, pickerPageSizes } from '../../schema/kinds/list-defaults.ts';
import { compact } from '../values/index.ts';
import { pickedText } from './picked-value.ts';
import { reportValue } from './report.ts';
import type { ResolvedPicker } from './resolved-picker.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Shown {
  label: string;
  columns: readonly string[];
}

/**
 * Combines a picker document with a report: table and search are those of the report, the rest is as in the document.
 */
export function reportChoice(picker: ResolvedPicker, report: ResolvedPicker): ResolvedPicker {
  const { pageSize } = picker;
  const { list } = report;
  return compact<ResolvedPicker>({
    ...picker,
    tree: undefined,
    label: nameColumn(picker, shownOf(report)),
    list: list && { ...list, title: picker.title, ...(pageSize !== undefined && pagesOf(pickerPageSizes, pageSize)) },
    problems: [...picker.problems, ...report.problems],
  });
}

/**
 * Returns a row of the report as a record of the picker document: with its own `id`, and its name under the document's
 * label.
 */
export function recordOfRow(picker: ResolvedPicker, report: Shown, row: Fields): Record<string, unknown> {
  return { ...row, id: reportValue(row, 'id'), [picker.label]: pickedText(row, nameColumn(picker, report)) };
}

const stand = 'held ';

/** Returns the row of the report for a chosen record that has not been loaded yet. */
export function heldRow(picker: ResolvedPicker, report: Shown, record: Fields, index: number): Record<string, unknown> {
  const name = pickedText(record, picker.label);
  return { ...record, '#id': record['id'] ?? null, id: `${stand}${index}`, [nameColumn(picker, report)]: name };
}

/** True if a row corresponds to a chosen record that had not been loaded. */
export function isHeldRow({ key }: ResolvedPicker, held: Fields, row: Fields): boolean {
  return pickedText(held, 'id').startsWith(stand) && String(reportValue(held, key)) === String(reportValue(row, key));
}

/** Returns the label and the columns of a report's picker. */
export function shownOf({ label, list }: ResolvedPicker): Shown {
  return { label, columns: list?.columns.map(({ key }) => key) ?? [] };
}

function nameColumn({ label }: ResolvedPicker, report: Shown): string {
  return [`${label}_dictText`, label].find((name) => report.columns.includes(name)) ?? report.label;
}
