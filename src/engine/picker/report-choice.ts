import { compact } from '../values/index.ts';
import { pickedText } from './picked-value.ts';
import { reportValue } from './report.ts';
import type { ResolvedPicker } from './resolved-picker.ts';
import { tableSizes } from './table-sizes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a report calls its rows by, and its columns. */
interface Shown {
  label: string;
  columns: readonly string[];
}

/** A picker document over a report: its table and search are the report's, all else is as the document says. */
export function reportChoice(picker: ResolvedPicker, report: ResolvedPicker): ResolvedPicker {
  const { pageSize } = picker;
  const { list } = report;
  return compact<ResolvedPicker>({
    ...picker,
    tree: undefined,
    label: nameColumn(picker, shownOf(report)),
    list: list && { ...list, title: picker.title, ...(pageSize !== undefined && tableSizes(pageSize)) },
    problems: [...picker.problems, ...report.problems],
  });
}

/** A row of the report as the document knows records: its own `id`, and what it is called under the document's label. */
export function recordOfRow(picker: ResolvedPicker, report: Shown, row: Fields): Record<string, unknown> {
  return { ...row, id: reportValue(row, 'id'), [picker.label]: pickedText(row, nameColumn(picker, report)) };
}

const stand = 'held ';

/** What is chosen before its row has been seen, in the report's terms. */
export function heldRow(picker: ResolvedPicker, report: Shown, record: Fields, index: number): Record<string, unknown> {
  const name = pickedText(record, picker.label);
  return { ...record, '#id': record['id'] ?? null, id: `${stand}${index}`, [nameColumn(picker, report)]: name };
}

/** Whether a row is the one that something chosen stands for. */
export function isHeldRow({ key }: ResolvedPicker, held: Fields, row: Fields): boolean {
  return pickedText(held, 'id').startsWith(stand) && String(reportValue(held, key)) === String(reportValue(row, key));
}

/** The report's picker in these terms. */
export function shownOf({ label, list }: ResolvedPicker): Shown {
  return { label, columns: list?.columns.map(({ key }) => key) ?? [] };
}

/** The column in which people read what a row is called: the text beside a code where there is one. */
function nameColumn({ label }: ResolvedPicker, report: Shown): string {
  return [`${label}_dictText`, label].find((name) => report.columns.includes(name)) ?? report.label;
}
