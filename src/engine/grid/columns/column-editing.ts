import type { ResolvedColumn } from '../../list/index.ts';
import { isMadeSeveral, switchValues, type FieldOption } from '../../model/index.ts';
import { DATE, DATE_TIME, TIME } from '../../values/index.ts';
import { declarationOf, valueOf, type WidgetDeclaration, type WidgetValue } from '../../widgets/index.ts';

/** How a column takes values: by a click, as text, as a number, a day or time, from a list, from other records, in a picker's dialog, as files. */
export type EditingKind = 'toggle' | 'text' | 'number' | 'date' | 'choice' | 'reference' | 'pick' | 'file' | 'other';

/** How a widget that edits in cells takes each kind of value. */
const kinds: Readonly<Partial<Record<WidgetValue, EditingKind>>> = {
  boolean: 'toggle',
  text: 'text',
  'long-text': 'text',
  tags: 'text',
  number: 'number',
  date: 'date',
  'date-time': 'date',
  time: 'date',
  option: 'choice',
  options: 'choice',
  item: 'choice',
  record: 'reference',
  picked: 'pick',
  'report-row': 'pick',
  files: 'file',
  images: 'file',
};

function declaredOf({ declared, component }: ResolvedColumn): WidgetDeclaration {
  return declared ?? declarationOf(component);
}

/** What the values of the column are. */
export function columnValue(column: ResolvedColumn): WidgetValue {
  return valueOf(declaredOf(column), column.options !== undefined) ?? 'any';
}

export function editingKind(column: ResolvedColumn): EditingKind {
  const { cellEditor } = declaredOf(column);
  return cellEditor === undefined || cellEditor.in === 'none' ? 'other' : (kinds[columnValue(column)] ?? 'other');
}

/** How the widgets of days and times write a value that has no format of its own. */
const usualFormats: Readonly<Partial<Record<WidgetValue, string>>> = {
  date: DATE,
  'date-time': DATE_TIME,
  time: TIME,
};

export function usualFormat(column: ResolvedColumn): string | undefined {
  return usualFormats[columnValue(column)];
}

function cellEditor(column: ResolvedColumn): WidgetDeclaration['cellEditor'] {
  const declared = declaredOf(column);
  return (column.options && declared.withOptions?.cellEditor) ?? declared.cellEditor;
}

/** Whether the editor needs more space than a cell: it hangs below the cell while one works in it. */
export function needsPanel(column: ResolvedColumn): boolean {
  const editor = cellEditor(column);
  if (editor?.in !== 'cell') return true;
  return Object.entries(editor.panelFor ?? {}).some(([prop, values]) =>
    values.some((value) => value === column.componentProps[prop]),
  );
}

/** Whether the editor ever hangs below its cell: always, or as soon as a person types (a text of several lines). */
export function mayHang(column: ResolvedColumn): boolean {
  return needsPanel(column) || cellEditor(column)?.hangs === true;
}

/** Whether the column chooses several values, which stand as one text with commas or as an array. */
export function takesSeveral(column: ResolvedColumn): boolean {
  const { multiple, tags } = column.componentProps;
  if (editingKind(column) !== 'choice') return false;
  if (columnValue(column) === 'options' || multiple === true || tags === true) return true;
  return isMadeSeveral(declaredOf(column), column.componentProps);
}

/** Whether its values are shown by names that are asked for one by one: of records, or of a table's items. */
export function isNamed(column: ResolvedColumn): boolean {
  return editingKind(column) === 'reference' || isSearched(column);
}

/** Whether the server finds its values by the typed text; the page never has all of them. */
export function isSearched(column: ResolvedColumn): boolean {
  const { componentProps } = column;
  if (componentProps.async !== true || editingKind(column) !== 'choice') return false;
  const { valueNames } = declaredOf(column);
  const table = valueNames?.table === undefined ? undefined : componentProps[valueNames.table];
  return typeof table === 'string' && table.includes(',');
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
