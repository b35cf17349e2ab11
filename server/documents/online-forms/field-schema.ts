import { compact } from '../../../src/engine/values/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import type { OnlineField } from './online-form.ts';

type Part = (field: OnlineField) => JsonObject;

const longText = { type: 'string', format: 'text' };

/** What a column type says of the model's field. */
const types: Readonly<Record<string, Part>> = {
  int: () => ({ type: 'integer' }),
  double: ({ scale }) => ({ type: 'number', 'x-scale': scale }),
  BigDecimal: ({ scale }) => ({ type: 'number', 'x-scale': scale }),
  Date: () => ({ type: 'string', format: 'date' }),
  Datetime: () => ({ type: 'string', format: 'date-time' }),
  Text: () => longText,
};

const widget = (name: string, props: JsonObject = {}): JsonObject => ({
  'x-component': name,
  ...(Object.keys(props).length > 0 && { 'x-component-props': props }),
});

/** A choice of a dictionary, or of a table by `table,text column,value column`. */
const choice =
  (name: string, props: JsonObject = {}): Part =>
  ({ dictionary: { code, table, text } }) =>
    table === ''
      ? { 'x-dict': code, ...widget(name, props) }
      : widget('SearchSelect', {
          dictionary: [table, text, code].join(','),
          ...(props['multiple'] === true && { multiple: true }),
        });

/** What a control says over the column type, by the values of `online_form_control`; others are the type's own. */
const controls: Readonly<Record<string, Part>> = {
  password: () => widget('Input', { password: true }),
  textarea: () => widget('TextArea'),
  date: () => ({ type: 'string', format: 'date' }),
  datetime: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', format: 'time' }),
  switch: () => ({ type: 'boolean' }),
  list: choice('Select'),
  radio: choice('Radio'),
  checkbox: choice('Checkbox'),
  list_multi: choice('Select', { multiple: true }),
  sel_search: choice('SearchSelect'),
  sel_tree: ({ dictionary: { code, table, text } }) => widget('TreeSelect', { dict: [table, text, code].join(',') }),
  cat_tree: ({ dictionary: { code } }) =>
    widget('Picker', { picker: 'system/category', ...(code !== '' && { params: { pcode: code } }) }),
  pca: () => widget('Area'),
  sel_user: () => widget('Picker', { picker: 'system/user', multiple: false }),
  sel_depart: () => widget('Picker', { picker: 'system/depart', multiple: false }),
  popup: ({ name, dictionary: { code, table, text } }) =>
    widget('PopupPicker', { popupCode: table, orgFields: code, destFields: text || name }),
  link_table: ({ dictionary: { table } }) => ({ type: 'string', 'x-ref': { model: modelNamed(table) } }),
  image: () => widget('ImageUpload'),
  file: () => widget('FileUpload'),
  umeditor: () => ({ ...longText, ...widget('RichText') }),
  markdown: () => ({ ...longText, ...widget('Markdown') }),
};

const checks: Readonly<Record<string, JsonObject>> = {
  only: { 'x-unique': true },
  'n6-16': { 'x-rules': ['digits6to16'] },
  '*6-16': { 'x-rules': ['characters6to16'] },
  's6-18': { 'x-rules': ['letters6to18'] },
  url: { format: 'uri' },
  e: { 'x-rules': ['email'] },
  m: { 'x-rules': ['mobile'] },
  p: { 'x-rules': ['postalCode'] },
  s: { 'x-rules': ['onlyLetters'] },
  n: { 'x-rules': ['onlyNumber'] },
  z: { 'x-rules': ['onlyInteger'] },
  money: { 'x-rules': ['moneyText'] },
};

/** Paths of files are longer than what people type. */
const leastForFiles = 1_000;

/** The id of the model of an online form, by its table. */
export function modelId(table: string): string {
  return `online/${table.replaceAll('_', '-')}`;
}

function modelNamed(written: string): string {
  return written.includes('/') ? written : modelId(written);
}

/** The controls that need a row of the form for themselves. */
export const wideControls: ReadonlySet<string> = new Set(['textarea', 'umeditor', 'markdown', 'image', 'file']);

/** The field of a model for a field of an online form. */
export function fieldSchema(field: OnlineField): JsonObject {
  const type = types[field.type]?.(field) ?? { type: 'string' };
  const own: JsonObject = { ...type, ...controls[field.control]?.(field), ...(field.check && checks[field.check]) };
  const isPlainText = own['type'] === 'string' && own['format'] === undefined && own['x-ref'] === undefined;
  const isFile = field.control === 'image' || field.control === 'file';
  return compact<JsonObject>({
    ...{ type: own['type'] ?? 'string', title: field.title, ...own },
    ...(isPlainText && { maxLength: isFile ? Math.max(field.length, leastForFiles) : field.length }),
    ...(field.isReadOnly && { 'x-read-only': true }),
    ...(field.width !== undefined && { 'x-width': field.width }),
    ...(field.initial !== undefined && { default: initialOf(field.initial, own['type']) }),
  });
}

function initialOf(written: string, type: JsonValue | undefined): JsonValue {
  if (written.startsWith('{{')) return written;
  if (type === 'boolean') return ['true', 'Y', '1'].includes(written);
  const number = Number(written);
  return (type === 'number' || type === 'integer') && Number.isFinite(number) ? number : written;
}
