import { mapValues, omit } from 'es-toolkit';

import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json/index.ts';
import { isDrawnKind } from '../../src/schema/kinds/kinds.ts';
import type { Vocabulary, VocabularyEntry } from '../../src/schema/vocabulary.ts';
import { mapSchema } from '../words/schema-parts.ts';
import { designerOnly } from '../words/without-words.ts';

/** Keywords for people and editors, and those that only the generated validators check. */
const unread = new Set([
  'title',
  'description',
  'examples',
  'default',
  'x-en-US',
  'x-labels',
  'x-group',
  'x-message',
  'format',
  ...designerOnly,
  'required',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
]);

/**
 * Prints the meta-schemas for the use in code: shapes and annotations, without display texts.
 * @returns the text of a module.
 */
export function formatModule(definitions: JsonObject): string {
  const checked = checkedByGate(definitions);
  const lean = Object.entries(definitions).map(([name, schema]) => [
    name,
    isJsonObject(schema) ? asCodeReads(checked.has(name) ? schema : withoutPlainParts(schema, definitions)) : {},
  ]);
  return [
    "import type { FormatNode } from '../src/schema/format/index.ts';",
    '/** What a document may hold, by the name of the definition: made from `schemas/meta/`. */',
    `export const format: Readonly<Record<string, FormatNode>> = ${JSON.stringify(Object.fromEntries(lean))};`,
  ].join('\n\n');
}

/**
 * Prints the props schemas of widgets, cells and actions in the same way.
 * @returns the text of a module.
 */
export function propsFormatModule({ widgets, cells, actions }: Vocabulary): string {
  const shelves = { widgets: leanProps(widgets), cells: leanProps(cells), actions: leanProps(actions) };
  return [
    "import type { PropsFormat } from '../src/schema/format/index.ts';",
    '/** What the props of components and the arguments of actions name: made from their props schemas. */',
    `export const propsFormat: PropsFormat = ${JSON.stringify(shelves)};`,
  ].join('\n\n');
}

/**
 * Prints the meta-schemas and the props of widgets with their display texts, from which panels are built.
 * @returns the text of a module.
 */
export function annotatedFormatModule(definitions: JsonObject, { widgets }: Vocabulary): string {
  const whole = Object.entries(widgets).map(([name, { props, layout, holds }]) => [
    name,
    { ...props, ...(layout && { 'x-layout': true }), ...(typeof holds === 'string' && { 'x-holds': holds }) },
  ]);
  return [
    "import type { AnnotatedFormat } from '../src/schema/format/index.ts';",
    '/** The format with its words for people: made from `schemas/meta/` and the props schemas. Staff pages load none of it. */',
    `export const annotatedFormat: AnnotatedFormat = ${JSON.stringify({ definitions, widgets: Object.fromEntries(whole) })};`,
  ].join('\n\n');
}

function leanProps(entries: Record<string, VocabularyEntry>): JsonObject {
  return Object.fromEntries(Object.entries(entries).map(([name, { props }]) => [name, asCodeReads(props)]));
}

function isOfUndrawnKind(name: string): boolean {
  return documentKinds.some((kind) => !isDrawnKind(kind) && (name === kind || name.startsWith(`${kind}_`)));
}

/** Returns the definitions of rendered kinds, and those of other kinds that they refer to. */
function checkedByGate(definitions: JsonObject): ReadonlySet<string> {
  const names = new Set(Object.keys(definitions).filter((name) => !isOfUndrawnKind(name)));
  // A set that grows while it is iterated also visits the new names.
  for (const name of names) for (const named of namesIn(JSON.stringify(definitions[name]))) names.add(named);
  return names;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name = '']) => name);
}

/**
 * Keywords that only the gate reads, which checks only documents of rendered kinds; display texts are collected from
 * all documents.
 */
const ofTheGate = /"(?:x-expected|x-en-US|x-group|x-labels|x-message)":|"x-safe":"(?!text")/g;

const bounds = ['pattern', 'x-expected', 'minLength', 'maxLength', 'minimum', 'maximum'];

/** A document of an undrawn kind is only searched for references, so parts without references become empty. */
function withoutPlainParts(schema: JsonObject, definitions: JsonObject): JsonObject {
  const isPlain = (part: JsonObject): boolean => {
    const text = JSON.stringify(part).replaceAll(ofTheGate, '');
    const named = namesIn(text).map((name) => definitions[name]);
    return !text.includes('"x-') && named.every((schema) => isJsonObject(schema) && isPlain(schema));
  };
  const pruned = (part: JsonObject): JsonObject => {
    if (isPlain(part)) return {};
    const { properties, items, ...own } = part;
    return {
      ...omit(own, own['additionalProperties'] === false ? [...bounds, 'additionalProperties'] : bounds),
      ...(isJsonObject(properties) && {
        properties: mapValues(properties, (each) => (isJsonObject(each) ? pruned(each) : each)),
      }),
      ...(isJsonObject(items) && { items: pruned(items) }),
    };
  };
  return pruned(schema);
}

function asCodeReads(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !unread.has(keyword))),
  );
}
