import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { compact } from '../../values/index.ts';
import { nodeFor } from '../widgets/index.ts';
import type { FieldDescription } from './description.ts';
import { checkKeywords } from './field-checks.ts';
import { initialValue } from './initial-value.ts';

type Part = (field: FieldDescription, widgets: Widgets) => JsonObject;

type Widgets = Vocabulary['widgets'];

const mostPlaces = 10;

const number: Part = ({ scale }) => ({
  type: 'number',
  ...(scale !== undefined && { 'x-scale': Math.min(scale, mostPlaces) }),
});

const types: Readonly<Record<string, Part>> = {
  int: () => ({ type: 'integer' }),
  double: number,
  BigDecimal: number,
  Date: () => ({ type: 'string', format: 'date' }),
  Datetime: () => ({ type: 'string', format: 'date-time' }),
  Text: () => ({ type: 'string', format: 'text' }),
};

/** A choice from a dictionary, from a table as `table,text column,value column`, or from the described choices. */
const choice =
  (name: string, multiple = false): Part =>
  ({ dictionary, choices = [] }, widgets) => {
    if (dictionary.table !== '')
      return widgetNode('sel_search', { dictionary: columnsOf(dictionary), multiple }, widgets);
    if (dictionary.code !== '')
      return { 'x-dict': dictionary.code, ...widgetNode(name, { multiple, choices: 'dictionary' }, widgets) };
    const values = choices.map(({ value }) => value);
    return { ...(values.length > 0 && { enum: values }), ...widgetNode(name, { multiple }, widgets) };
  };

/** Keywords of a control that override those of the column type. Its widget is found by `x-exchange` of the widgets. */
const controls: Readonly<Record<string, Part>> = {
  date: () => ({ type: 'string', format: 'date' }),
  datetime: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', format: 'time' }),
  switch: ({ switchValues: values }, widgets) =>
    values ? { type: 'string', ...widgetNode('switch', { values: [...values] }, widgets) } : { type: 'boolean' },
  list: choice('list'),
  list_multi: choice('list', true),
  radio: choice('radio'),
  checkbox: choice('checkbox', true),
  sel_search: choice('sel_search'),
  sel_tree: ({ dictionary, tree = {} }, widgets) =>
    withProps(widgetNode('sel_tree', { dictionary: columnsOf(dictionary) }, widgets), { ...tree }),
  cat_tree: ({ dictionary: { code } }, widgets) =>
    widgetNode('cat_tree', code === '' ? {} : { params: { pcode: code } }, widgets),
  link_table: ({ reference }) => ({
    type: 'string',
    ...(reference !== undefined && { 'x-ref': { model: reference } }),
  }),
  popup: (field, widgets) => {
    const { code, from, to, several } = popupOf(field);
    if (code === '' || from === '' || to === '') return {};
    const node = widgetNode('popup', { popupCode: code, orgFields: from, destFields: to }, widgets);
    return several ? withProps(node, { multiple: true }) : node;
  },
};

function popupOf({ name, popup, dictionary: { code, table, text } }: FieldDescription) {
  return popup ?? { code: table, from: code, to: text || name, several: false };
}

/** Returns the field with the targets of its report limited to fields that exist. */
export function withOwnTargets(field: FieldDescription, names: ReadonlySet<string>): FieldDescription {
  if (field.control !== 'popup') return field;
  const { from, to, ...popup } = popupOf(field);
  const targets = to.split(',');
  const pairs = from.split(',').flatMap((column, index): [string, string][] => {
    const target = targets[index] ?? '';
    return names.has(target) && column !== '' ? [[column, target]] : [];
  });
  const joined = (side: 0 | 1) => pairs.map((pair) => pair[side]).join(',');
  return { ...field, popup: { ...popup, from: joined(0), to: joined(1) } };
}

function withProps(node: JsonObject, more: JsonObject): JsonObject {
  const props = node['x-component-props'];
  const own = typeof props === 'object' && props !== null && !Array.isArray(props) ? props : {};
  return Object.keys(more).length === 0 ? node : { ...node, 'x-component-props': { ...own, ...more } };
}

function widgetNode(control: string, options: JsonObject, widgets: Widgets): JsonObject {
  return nodeFor('online-form', control, options, widgets) ?? {};
}

/** The condition of the table is appended to its columns, as dictionaries of tables are written. */
export function columnsOf({ code, table, text }: FieldDescription['dictionary']): string {
  const [name = '', condition = ''] = table.split(/\s+where\s+/i);
  return [name, text || code, code, ...(condition === '' ? [] : [condition])].join(',');
}

/** Paths of files are longer than typed texts. */
const leastForFiles = 1_000;

const longest = 1_000_000;

/** Creates the field of a model for a described field. */
export function fieldNode(field: FieldDescription, widgets: Widgets): JsonObject {
  const type = types[field.type]?.(field, widgets) ?? { type: 'string' };
  const control = controls[field.control]?.(field, widgets) ?? widgetNode(field.control, {}, widgets);
  const own: JsonObject = { ...type, ...control, ...checkKeywords(field) };
  const isPlainText = own['type'] === 'string' && own['format'] === undefined && own['x-ref'] === undefined;
  const isFile = field.control === 'image' || field.control === 'file';
  const length = isFile ? Math.max(field.length, leastForFiles) : field.length;
  const initial = initialValue(field.initial, own['type']);
  return compact<JsonObject>({
    type: own['type'] ?? 'string',
    title: field.title,
    ...own,
    ...(isPlainText && length > 0 && { maxLength: Math.min(length, longest) }),
    ...(field.isReadOnly && { 'x-read-only': true }),
    ...(field.width !== undefined && { 'x-width': field.width }),
    ...(initial !== undefined && { default: initial }),
  });
}
