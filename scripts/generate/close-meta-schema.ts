import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { Vocabulary, VocabularyEntry } from '../../src/schema/vocabulary.ts';
import { mapSchema } from '../words/schema-parts.ts';
import { joinMetaSchemas } from './join-meta-schemas.ts';
import { withoutAnnotations } from './without-annotations.ts';

/**
 * Joins the meta-schemas of all kinds into one draft-07 schema and closes it over the registered names. A widget, cell
 * or action that is not in the vocabulary is an error, and the props of each are validated by its own schema (if/then,
 * one branch per name, so that editors complete them and a mistake causes a single error).
 */
export function closeMetaSchema(vocabulary: Vocabulary, joined = joinMetaSchemas()): JsonObject {
  const definitions = structuredClone(joined);
  closeOver(definitions, vocabulary);
  const closed: JsonObject = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Pagewright 文档',
    type: 'object',
    required: ['kind', 'formatVersion', 'title'],
    properties: { kind: { title: '种类', enum: [...documentKinds] } },
    allOf: documentKinds.map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      then: { $ref: `#/definitions/${kind}` },
    })),
    definitions,
  };
  return withoutAnnotations(closed);
}

function closeOver(definitions: JsonObject, registered: Vocabulary): void {
  const vocabulary = {
    ...registered,
    widgets: withTextsByLanguage(registered.widgets),
    cells: withTextsByLanguage(registered.cells),
    actions: withTextsByLanguage(registered.actions),
  };
  for (const [name, entry] of Object.entries(vocabulary.widgets))
    definitions[`widget_${name}`] = allowExpressions(entry.props);
  for (const [name, entry] of Object.entries(vocabulary.cells)) definitions[`cell_${name}`] = entry.props;
  const node = objectAt(definitions, 'form_node');
  closeKey(node, 'x-component', vocabulary.widgets);
  node['allOf'] = branches(vocabulary.widgets, 'x-component', 'x-component-props', 'widget');

  const field = objectAt(definitions, 'model_field');
  closeKey(field, 'x-component', vocabulary.widgets);
  closeKey(field, 'x-cell', vocabulary.cells);
  field['allOf'] = branches(vocabulary.widgets, 'x-component', 'x-component-props', 'widget');

  const column = objectAt(definitions, 'columns_column');
  closeKey(column, 'cell', vocabulary.cells);
  column['allOf'] = branches(vocabulary.cells, 'cell', 'cellProps', 'cell');
  const type = objectAt(objectAt(column, 'properties'), 'type');
  const own = Object.values(vocabulary.widgets).flatMap(({ columnTypes }) => columnTypes ?? []);
  type['enum'] = [...new Set([...(Array.isArray(type['enum']) ? type['enum'] : []), ...own])];

  closeKey(objectAt(definitions, 'rules_rule'), 'use', vocabulary.rules);
  const searchObject = objectAt(definitions, 'list_searchItem')['anyOf'];
  if (Array.isArray(searchObject) && isJsonObject(searchObject[1])) {
    closeKey(searchObject[1], 'component', vocabulary.widgets);
  }

  const step = objectAt(definitions, 'common_step');
  const common = objectAt(step, 'properties');
  step['properties'] = { ...common, ...stepKeys(vocabulary.actions) };
  step['allOf'] = Object.entries(vocabulary.actions).map(([name, entry]) => {
    const others = havingArgument(name, vocabulary.actions).map((other) => ({ required: [other] }));
    const known = Object.fromEntries(Object.keys(common).map((key) => [key, true]));
    return {
      if: { required: [name], ...(others.length > 0 && { not: { anyOf: others } }) },
      then: { ...entry.props, properties: { ...objectAt(entry.props, 'properties'), ...known }, required: [name] },
    };
  });
}

function withTextsByLanguage<Entry extends VocabularyEntry>(entries: Record<string, Entry>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, props: mapSchema(entry.props, byLanguage) }]),
  );
}

function byLanguage(part: JsonObject): JsonObject {
  if (part['x-text'] !== true) return part;
  const { type, minLength, maxLength, ...rest } = part;
  const text = Object.fromEntries(
    Object.entries({ type, minLength, maxLength }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  return { ...rest, anyOf: [text, { $ref: '#/definitions/common_textByLanguage' }] };
}

function havingArgument(name: string, actions: Record<string, VocabularyEntry>): string[] {
  const others = Object.entries(actions).filter(([other]) => other !== name);
  return others.flatMap(([other, { props }]) => (Object.hasOwn(objectAt(props, 'properties'), name) ? [other] : []));
}

function stepKeys(actions: Record<string, VocabularyEntry>): JsonObject {
  return Object.fromEntries(
    Object.entries(actions).map(([name, entry]) => {
      const properties = entry.props['properties'];
      const own = isJsonObject(properties) ? properties[name] : undefined;
      const isShared = havingArgument(name, actions).length > 0;
      return [name, own === undefined || isShared ? { title: entry.title } : own];
    }),
  );
}

function branches(
  entries: Record<string, VocabularyEntry>,
  nameKey: string,
  propsKey: string,
  shelf: 'widget' | 'cell',
) {
  return Object.keys(entries).map((name) => ({
    if: { required: [nameKey], properties: { [nameKey]: { const: name } } },
    then: { properties: { [propsKey]: { $ref: `#/definitions/${shelf}_${name}` } } },
  }));
}

/** A prop may be an expression instead of its value, and `null` removes an inherited one. */
function allowExpressions(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  if (!isJsonObject(properties)) return schema;
  const { required: _, ...rest } = schema;
  const members = Object.entries(properties).map(([name, inner]) => {
    const { title, description, ...bare } = isJsonObject(inner) ? inner : {};
    const words = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
    return [name, { ...words, anyOf: [opened(bare), expression, { type: 'null' }] }];
  });
  return { ...rest, properties: Object.fromEntries(members) };
}

const expression: JsonObject = { $ref: '#/definitions/common_expression' };

function opened(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  const { items, properties } = schema;
  const parts = Object.entries(isJsonObject(properties) ? properties : {});
  return {
    ...schema,
    ...(items !== undefined && { items: opened(items) }),
    ...(parts.length > 0 && { properties: Object.fromEntries(parts.map(([name, part]) => [name, openPart(part)])) }),
  };
}

function openPart(part: JsonValue): JsonValue {
  const isAnyText = isJsonObject(part) && part['type'] === 'string' && !('enum' in part) && !('pattern' in part);
  return isAnyText ? part : { anyOf: [opened(part), expression] };
}

function objectAt(definitions: JsonObject, name: string): JsonObject {
  const schema = definitions[name];
  if (!isJsonObject(schema)) throw new Error(`schemas/meta lacks the definition ${name}`);
  return schema;
}

function closeKey(schema: JsonObject, key: string, entries: Record<string, { title: string }>): void {
  const properties = objectAt(schema, 'properties');
  const { type: _, ...words } = objectAt(properties, key);
  const labels = Object.entries(entries).map(([name, { title }]) => [name, { 'zh-CN': title }] as const);
  properties[key] = { ...words, enum: Object.keys(entries), 'x-labels': Object.fromEntries(labels) };
}
