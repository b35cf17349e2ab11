import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { isMadeSeveral, switchValues, type FieldOption } from '../../model/index.ts';
import { DATE, DATE_TIME, TIME } from '../../values/index.ts';
import { declarationOf, valueOf, type WidgetDeclaration, type WidgetValue } from '../../widgets/index.ts';

export type EditingKind = 'toggle' | 'text' | 'number' | 'date' | 'choice' | 'reference' | 'pick' | 'file' | 'other';

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

/** Returns the kind of the column's values. */
export function columnValue(column: ResolvedColumn): WidgetValue {
  return valueOf(declaredOf(column), column.options !== undefined) ?? 'any';
}

export function editingKind(column: ResolvedColumn): EditingKind {
  const { cellEditor } = declaredOf(column);
  return cellEditor === undefined || cellEditor.in === 'none' ? 'other' : (kinds[columnValue(column)] ?? 'other');
}

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

/** True if the editor needs more space than a cell: it is then shown below the cell during editing. */
export function needsPanel(column: ResolvedColumn): boolean {
  const editor = cellEditor(column);
  if (editor?.in !== 'cell') return true;
  return Object.entries(editor.panelFor ?? {}).some(([prop, values]) =>
    values.some((value) => value === column.componentProps[prop]),
  );
}

/** True if the editor can be shown below its cell: always, or as soon as the user types (a text of several lines). */
export function mayHang(column: ResolvedColumn): boolean {
  return needsPanel(column) || cellEditor(column)?.hangs === true;
}

/** True if the column allows several values, stored as one comma-separated text or as an array. */
export function takesSeveral(column: ResolvedColumn): boolean {
  const { multiple, tags } = column.componentProps;
  if (editingKind(column) !== 'choice') return false;
  if (columnValue(column) === 'options' || multiple === true || tags === true) return true;
  return isMadeSeveral(declaredOf(column), column.componentProps);
}

/** True if its values are shown by names that are loaded one by one: of records, or of a table's items. */
export function isNamed(column: ResolvedColumn): boolean {
  return editingKind(column) === 'reference' || isSearched(column);
}

/** True if the server searches its values by the typed text; the page never has all of them. */
export function isSearched(column: ResolvedColumn): boolean {
  const { componentProps } = column;
  if (componentProps.async !== true || editingKind(column) !== 'choice') return false;
  const { valueNames } = declaredOf(column);
  const table = valueNames?.table === undefined ? undefined : componentProps[valueNames.table];
  return typeof table === 'string' && table.includes(',');
}

/** Returns the values of a ticked and an unticked box; those of the field's type, if the column names none. */
export function toggleValues({ componentProps, field }: ResolvedColumn): [FieldOption['value'], FieldOption['value']] {
  const { values } = componentProps;
  const [on, off] = Array.isArray(values) ? values : switchValues(field);
  return isScalar(on) && isScalar(off) ? [on, off] : [true, false];
}

/** Returns the value of a cleared cell: for a box the one that is not ticked, otherwise null. */
export function emptyValue(column: ResolvedColumn | undefined): FieldOption['value'] | null {
  return column && editingKind(column) === 'toggle' ? toggleValues(column)[1] : null;
}

/** True if the value is that of a ticked box; the server may send 1 and "1" for the same value. */
export function isToggled(column: ResolvedColumn, value: unknown): boolean {
  return value !== null && value !== undefined && String(value) === String(toggleValues(column)[0]);
}

function isScalar(value: unknown): value is FieldOption['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
