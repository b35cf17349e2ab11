import type { ResolvedColumn } from '../list/resolved-list.ts';
import type { FieldOption } from '../model/resolved-model.ts';

/** How a column takes values: by a click, as text, as a number, a day or time, from a list, from other records, in a picker's dialog, as files. */
export type EditingKind = 'toggle' | 'text' | 'number' | 'date' | 'choice' | 'reference' | 'pick' | 'file' | 'other';

const kinds: Readonly<Record<string, EditingKind>> = {
  Input: 'text',
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

/** Whether the editor needs more room than a cell: it hangs below the cell while one works in it. */
export function needsPanel(column: ResolvedColumn): boolean {
  const { component } = column;
  if (component === 'Radio') return true;
  return component === 'Checkbox' ? column.options !== undefined : editingKind(column) === 'other';
}

/** The values of a box that is ticked and one that is not. */
export function toggleValues({ componentProps }: ResolvedColumn): [FieldOption['value'], FieldOption['value']] {
  const { values } = componentProps;
  const [on, off] = Array.isArray(values) ? values : [true, false];
  return isScalar(on) && isScalar(off) ? [on, off] : [true, false];
}

/** Whether the value is that of a ticked box; the wire carries 1 and "1" for the same. */
export function isToggled(column: ResolvedColumn, value: unknown): boolean {
  return value !== null && value !== undefined && String(value) === String(toggleValues(column)[0]);
}

function isScalar(value: unknown): value is FieldOption['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
