import { vocabulary } from '../../../generated/vocabulary.ts';
import { nodeFor } from '../../../src/engine/exchange/index.ts';
import { compact, readObject, readStrings, readText } from '../../../src/engine/values/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import type { OnlineField } from './online-form.ts';

type Part = (field: OnlineField) => JsonObject;

/** What a column type of JeecgBoot says of the model's field. */
const types: Readonly<Record<string, Part>> = {
  int: () => ({ type: 'integer' }),
  double: ({ scale }) => ({ type: 'number', 'x-scale': scale }),
  BigDecimal: ({ scale }) => ({ type: 'number', 'x-scale': scale }),
  Date: () => ({ type: 'string', format: 'date' }),
  Datetime: () => ({ type: 'string', format: 'date-time' }),
  Text: () => ({ type: 'string', format: 'text' }),
};

/** A choice of a dictionary, or of a table by `table,text column,value column`. */
const choice =
  (name: string, multiple = false): Part =>
  ({ dictionary }) =>
    dictionary.table === ''
      ? { 'x-dict': dictionary.code, ...widgetNode(name, { multiple }) }
      : widgetNode('sel_search', { dictionary: columnsOf(dictionary), multiple });

/**
 * What a control says over the column type, by the values of `online_form_control`; others are the type's own. Which widget
 * it is stands beside the widget (`x-exchange`).
 */
const controls: Readonly<Record<string, Part>> = {
  date: () => ({ type: 'string', format: 'date' }),
  datetime: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', format: 'time' }),
  switch: () => ({ type: 'boolean' }),
  list: choice('list'),
  radio: choice('radio'),
  checkbox: choice('checkbox', true),
  list_multi: choice('list', true),
  sel_search: choice('sel_search'),
  sel_tree: ({ dictionary }) => widgetNode('sel_tree', { dictionary: columnsOf(dictionary) }),
  cat_tree: ({ dictionary: { code } }) => widgetNode('cat_tree', code === '' ? {} : { params: { pcode: code } }),
  popup: ({ name, dictionary: { code, table, text } }) =>
    widgetNode('popup', { popupCode: table, orgFields: code, destFields: text || name }),
  link_table: ({ dictionary: { table } }) => ({ type: 'string', 'x-ref': { model: modelNamed(table) } }),
};

function widgetNode(control: string, options: JsonObject = {}): JsonObject {
  return nodeFor('online-form', control, options, vocabulary.widgets) ?? {};
}

function columnsOf({ code, table, text }: OnlineField['dictionary']): string {
  return [table, text, code].join(',');
}

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

/**
 * Creates the field of a model for a field of an online form.
 * @param published the fields of the published model, whose values and column titles must be found again.
 */
export function fieldSchema(field: OnlineField, published: JsonObject = {}): JsonObject {
  const type = types[field.type]?.(field) ?? { type: 'string' };
  const own: JsonObject = { ...type, ...controlSchema(field), ...(field.check && checks[field.check]) };
  const isPlainText = own['type'] === 'string' && own['format'] === undefined && own['x-ref'] === undefined;
  const isFile = field.control === 'image' || field.control === 'file';
  return compact<JsonObject>({
    ...{ type: own['type'] ?? 'string', title: field.title, ...own },
    ...(isPlainText && { maxLength: isFile ? Math.max(field.length, leastForFiles) : field.length }),
    ...(field.isReadOnly && { 'x-read-only': true }),
    ...formerNames(field, published),
    ...(field.width !== undefined && { 'x-width': field.width }),
    ...(field.initial !== undefined && { default: initialOf(field.initial, own['type']) }),
  });
}

/** Returns the names and titles of a field at its publication, the latest first. */
function formerNames({ name, title, synchronisedName = name }: OnlineField, published: JsonObject): JsonObject {
  const before = readObject(Object.hasOwn(published, synchronisedName) ? published[synchronisedName] : undefined);
  const was = readText(before['title']);
  const all = [synchronisedName, ...(was === undefined ? [] : [was]), ...readStrings(before['x-renamed-from'])];
  const former = [...new Set(all)].filter((each) => each !== name && each !== title && each.length <= 60);
  return former.length > 0 ? { 'x-renamed-from': former.slice(0, 20) } : {};
}

function controlSchema(field: OnlineField): JsonObject {
  return controls[field.control]?.(field) ?? widgetNode(field.control);
}

function initialOf(written: string, type: JsonValue | undefined): JsonValue {
  if (written.startsWith('{{')) return written;
  if (type === 'boolean') return ['true', 'Y', '1'].includes(written);
  const number = Number(written);
  return (type === 'number' || type === 'integer') && Number.isFinite(number) ? number : written;
}
