import type { ResolvedColumn } from '../../list/index.ts';
import type { FieldOption } from '../../model/resolved-model.ts';
import { switchValues } from '../../model/switch-values.ts';
import { DATE, DATE_TIME, TIME } from '../../values/index.ts';

/** How a column takes values: by a click, as text, as a number, a day or time, from a list, from other records, in a picker's dialog, as files. */
export type EditingKind = 'toggle' | 'text' | 'number' | 'date' | 'choice' | 'reference' | 'pick' | 'file' | 'other';

const kinds: Readonly<Record<string, EditingKind>> = {
  Input: 'text',
  InputPop: 'text',
  Tags: 'text',
  TextArea: 'text',
  Number: 'number',
  Date: 'date',
  DateTime: 'date',
  Time: 'date',
  Select: 'choice',
  DictSelect: 'choice',
  Radio: 'choice',
  Reference: 'reference',
  SearchSelect: 'choice',
  Picker: 'pick',
  PopupPicker: 'pick',
  FileUpload: 'file',
  ImageUpload: 'file',
};

export function editingKind(column: ResolvedColumn): EditingKind {
  const { component, options } = column;
  if (component === 'Switch') return 'toggle';
  if (component === 'Checkbox') return options ? 'choice' : 'toggle';
  return Object.hasOwn(kinds, component) ? (kinds[component] ?? 'other') : 'other';
}

/** How the widgets of days and times write a value that has no format of its own. */
export const usualFormats: Readonly<Record<string, string>> = { Date: DATE, DateTime: DATE_TIME, Time: TIME };

const panelLooks: ReadonlySet<unknown> = new Set(['radio', 'radioButton', 'checkbox']);

/** Whether the editor needs more room than a cell: it hangs below the cell while one works in it. */
export function needsPanel(column: ResolvedColumn): boolean {
  const { component } = column;
  if (component === 'Radio') return true;
  if (component === 'DictSelect') return panelLooks.has(column.componentProps.look);
  return component === 'Checkbox' ? column.options !== undefined : editingKind(column) === 'other';
}

/** Whether the editor ever hangs below its cell: always, or as soon as one types (a text of several lines). */
export function mayHang(column: ResolvedColumn): boolean {
  return needsPanel(column) || column.component === 'TextArea';
}

/** Whether the column chooses several values, which stand as one text with commas or as an array. */
export function takesSeveral(column: ResolvedColumn): boolean {
  const { multiple, tags, look } = column.componentProps;
  if (editingKind(column) !== 'choice') return false;
  return column.component === 'Checkbox' || look === 'checkbox' || multiple === true || tags === true;
}

/** Whether its values are shown by names that are asked for one by one: of records, or of a table's items. */
export function isNamed(column: ResolvedColumn): boolean {
  return editingKind(column) === 'reference' || isSearched(column);
}

/** Whether its values are found on the server by what one types; all of them are never here. */
export function isSearched({ component, componentProps: { async, dictionary } }: ResolvedColumn): boolean {
  return component === 'SearchSelect' && async === true && typeof dictionary === 'string' && dictionary.includes(',');
}

/** The values of a box that is ticked and one that is not; those of the field's type, where the column names none. */
export function toggleValues({ componentProps, field }: ResolvedColumn): [FieldOption['value'], FieldOption['value']] {
  const { values } = componentProps;
  const [on, off] = Array.isArray(values) ? values : switchValues(field);
  return isScalar(on) && isScalar(off) ? [on, off] : [true, false];
}

/** What a cell that is emptied holds: of a box the value of one that is not ticked, else nothing. */
export function emptyValue(column: ResolvedColumn | undefined): FieldOption['value'] | null {
  return column && editingKind(column) === 'toggle' ? toggleValues(column)[1] : null;
}

/** Whether the value is that of a ticked box; the wire carries 1 and "1" for the same. */
export function isToggled(column: ResolvedColumn, value: unknown): boolean {
  return value !== null && value !== undefined && String(value) === String(toggleValues(column)[0]);
}

function isScalar(value: unknown): value is FieldOption['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
