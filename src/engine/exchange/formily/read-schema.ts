import { say } from '../../../locale/index.ts';
import {
  isJsonObject,
  readObject,
  readString,
  toPointer,
  type JsonObject,
  type JsonValue,
} from '../../../schema/json/index.ts';
import { widgetForCase } from '../../widgets/index.ts';
import type { Imported, ImportOptions } from '../imported.ts';
import { presentMembers } from '../json-values.ts';
import { uniqueNames } from '../names.ts';
import { withOrigin } from '../remaining-members.ts';
import { textFor } from '../schema-keywords.ts';
import { dataPaths, joined } from './addresses.ts';
import { componentOf, isColumn, isPane, isPartOfList, titleInProps } from './components.ts';
import { readForm } from './form-props.ts';
import { readKeywords } from './read-keywords.ts';
import type { Place, Reading } from './reading.ts';

/**
 * Parses a Formily schema as `SchemaField` takes it, or as its designer saves it (`{ form, schema }`), as a form. Parts
 * without a meaning here are kept in `x-origin` and reported.
 */
export function readSchema(value: JsonObject, { vocabulary }: ImportOptions): Imported {
  const isWrapped = isJsonObject(value.schema);
  const schema = isWrapped ? readObject(value.schema) : value;
  const there = isWrapped ? '/schema' : '';
  const reading: Reading = {
    widgets: vocabulary.widgets,
    told: [],
    places: new Map(),
    paths: dataPaths(schema.properties),
    names: uniqueNames(),
    isInRow: false,
  };
  const { layout, origin } = readForm(value, schema, there, reading.told);
  const properties = readProperties(schema, { there, here: '/properties', above: '' }, reading);
  const title = textFor(schema.title);
  return { body: presentMembers({ title, layout, properties, origin }), told: reading.told, places: reading.places };
}

function readProperties(schema: JsonObject, place: Place, reading: Reading): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const nodes = inOrder(readObject(schema.properties)).flatMap(([name, node]) => {
    const there = `${place.there}/properties${toPointer([name])}`;
    if (!isJsonObject(node)) return [];
    const whole = required.includes(name) ? { required: true, ...node } : node;
    return readNode(name, whole, { ...place, there }, reading);
  });
  return Object.fromEntries(nodes);
}

function inOrder(properties: JsonObject): [string, JsonValue][] {
  const indexOf = (node: JsonValue, index: number) => {
    const written = readObject(node)['x-index'];
    return typeof written === 'number' ? written : index;
  };
  return Object.entries(properties)
    .map((entry, index) => ({ entry, index: indexOf(entry[1], index) }))
    .toSorted((one, other) => one.index - other.index)
    .map(({ entry }) => entry);
}

function readNode(name: string, schema: JsonObject, place: Place, reading: Reading): [string, JsonObject][] {
  const component = readString(schema['x-component']) ?? '';
  if (isPartOfList(component)) return [];
  const taken = reading.names.take(schema.type === 'void' && !name.startsWith('_') ? `_${name}` : name);
  const here = `${place.here}${toPointer([taken])}`;
  reading.places.set(here, place.there);
  if (schema.type !== 'void' && taken !== name)
    reading.told.push({
      became: 'changed',
      pointer: place.there,
      message: say('字段名“{name}”不能用，改成“{taken}”。', { name, taken }),
    });
  const inside = { there: place.there, here: `${here}/properties`, above: place.above };
  if (schema.type === 'void') return [[taken, readVoid(name, schema, component, inside, reading)]];
  if (isJsonObject(schema.items) && schema.type === 'array' && hasFields(schema.items))
    return [[taken, readRows(name, schema, { ...place, here }, reading)]];
  if (isJsonObject(schema.properties)) {
    const above = joined(place.above, name);
    const { node, keeping } = readKeywords(name, schema, place, reading);
    keeping.take('properties');
    if (Array.isArray(schema.required)) keeping.take('required');
    const properties = readProperties(schema, { ...inside, above }, reading);
    const { title, 'x-visible': visible, 'x-hidden': hidden, 'x-disabled': disabled } = node;
    const states = presentMembers({ 'x-visible': visible, 'x-hidden': hidden, 'x-disabled': disabled });
    return [[taken, withOrigin(presentMembers({ type: 'object', title, ...states, properties }), keeping.origin())]];
  }
  const { node, keeping } = readKeywords(name, schema, place, reading);
  return [[taken, withOrigin(node, keeping.origin())]];
}

function readVoid(name: string, schema: JsonObject, component: string, place: Place, reading: Reading): JsonObject {
  const layout = widgetForCase('layout', reading.widgets);
  const { node, keeping } = readKeywords(name, schema, place, reading);
  const inside = readProperties(schema, place, reading);
  keeping.take('properties');
  const isPaneHere = isPane(component);
  const title = (isPaneHere ? titleInProps(schema['x-component-props']) : undefined) ?? node.title;
  if (isPaneHere) keeping.take('x-component', 'x-component-props');
  const { widget } = componentOf(schema, reading.widgets);
  const isStack = isPaneHere || widget === undefined;
  const own = { ...node, type: 'void', ...(title !== undefined && { title }) };
  if (!isStack) return withOrigin(presentMembers({ ...own, properties: inside }), keeping.origin());
  const stack = { 'x-component': layout, 'x-component-props': { columns: 1 } };
  return withOrigin(presentMembers({ ...own, ...stack, properties: inside }), keeping.origin());
}

function hasFields(schema: JsonValue | undefined): boolean {
  const { type, properties } = readObject(schema);
  if (isJsonObject(properties)) return true;
  return type === 'object' || type === 'void';
}

function readRows(name: string, schema: JsonObject, place: Place, reading: Reading): JsonObject {
  const { node, keeping } = readKeywords(name, schema, place, reading);
  keeping.take('items', 'properties');
  const paths = dataPaths(readObject(schema.items).properties);
  const inRow: Reading = { ...reading, names: uniqueNames(), isInRow: true, paths };
  const here = `${place.here}/items/properties`;
  const fields = rowFields(readObject(schema.items), `${place.there}/items`);
  const properties = fields.flatMap(({ name: each, schema: field, there }) =>
    readNode(each, field, { there, here, above: '' }, inRow),
  );
  const rows = { type: 'array', items: { type: 'object', properties: Object.fromEntries(properties) } };
  return withOrigin({ ...node, ...rows }, keeping.origin());
}

interface RowField {
  name: string;
  schema: JsonObject;
  there: string;
}

function rowFields(schema: JsonObject, there: string, column?: string): RowField[] {
  return inOrder(readObject(schema.properties)).flatMap(([name, node]): RowField[] => {
    if (!isJsonObject(node)) return [];
    const inside = `${there}/properties${toPointer([name])}`;
    const component = readString(node['x-component']) ?? '';
    const title = isColumn(component) ? (titleInProps(node['x-component-props']) ?? column) : column;
    if (node.type === 'void') return isPartOfList(component) ? [] : rowFields(node, inside, title);
    return [{ name, schema: { ...(title !== undefined && { title }), ...node }, there: inside }];
  });
}
