import { describe, expect, test } from 'vitest';

import { format } from '../../../generated/format.ts';
import { propsFormat } from '../../../generated/props-format.ts';
import { documentKey, documentKinds, type DocumentKind, type SourceDocument } from '../documents/document.ts';
import { follow, type FormatNode } from '../format/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import { visitDocument } from './index.ts';
import { everyId, placesOf } from './testing/places.ts';

function source(id: string, kind: DocumentKind, body: JsonObject): SourceDocument {
  return { key: documentKey(id, kind), id, kind, hash: '', body, problems: [] };
}

const model = { schema: { properties: { lines: { type: 'array', 'x-child': { model: everyId } } } } };
const known = new Map([
  ...documentKinds.map((kind) => [documentKey(everyId, kind), source(everyId, kind, { model: everyId })] as const),
  [documentKey(everyId, 'model'), source(everyId, 'model', model)],
]);
const documents = { get: (key: string) => [...known].find(([each]) => each === key)?.[1], keys: () => known.keys() };

function told(kind: DocumentKind, body: JsonObject) {
  const names: string[] = [];
  const expressions: string[] = [];
  visitDocument(source('a/other', kind, kind === 'model' ? { ...model, ...body } : body), documents, {
    reference: ({ pointer }) => names.push(pointer),
    expression: ({ pointer }) => expressions.push(pointer),
  });
  return { names, expressions };
}

describe.each(documentKinds)('a %s', (kind) => {
  test('tells of every place that may name something', () => {
    // A screen has no record, and therefore no model whose fields it could name.
    const places = placesOf(kind).filter(({ isField }) => !(isField && kind === 'screen'));
    const missed = places.filter(({ value, pointer, isExpression }) => {
      const { names, expressions } = told(kind, isJsonObject(value) ? value : {});
      return !(isExpression ? expressions : names).includes(pointer);
    });
    expect(missed.map(({ pointer, value }) => `${pointer} ${JSON.stringify(value)}`)).toEqual([]);
  });
});

function unsaid(node: FormatNode, pointer: string): string[] {
  const { $ref: _, ...own } = node;
  if (node.$ref !== undefined) return Object.keys(own).some((key) => !key.startsWith('x-')) ? unsaid(own, pointer) : [];
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? []);
  const isSaid = ['x-names', 'x-safe', 'x-expression'].some((key) => key in node) || node.enum || node.const;
  const free = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  return [
    ...(types.includes('string') && !isSaid ? [pointer] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) => unsaid(inner, `${pointer}/${key}`)),
    ...(free ? unsaid(free, `${pointer}/*`) : []),
    ...(node.items ? unsaid(node.items, `${pointer}/0`) : []),
    ...(node.anyOf ?? []).flatMap((branch, index) => unsaid(branch, `${pointer}|${index}`)),
  ];
}

test('every text of the format says what it names or what kind of text it is', () => {
  const all = [format, propsFormat.widgets, propsFormat.cells, propsFormat.actions].flatMap((each) =>
    Object.entries(each),
  );
  expect(all.flatMap(([name, node]) => unsaid(node, name))).toEqual([]);
});

test('an identifier says at every key what it names', () => {
  const identifiers = ['common_documentId', 'common_fieldName'].map((name) => `#/definitions/${name}`);
  const bare: string[] = [];
  const visit = (node: FormatNode, pointer: string) => {
    const isBare = identifiers.includes(node.$ref ?? '') && !('x-names' in node) && !('x-safe' in node);
    if (isBare) bare.push(pointer);
    for (const [key, inner] of Object.entries(node.properties ?? {})) visit(inner, `${pointer}/${key}`);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, `${pointer}/*`);
    if (node.items) visit(node.items, `${pointer}/0`);
    for (const [index, branch] of (node.anyOf ?? []).entries()) visit(branch, `${pointer}|${index}`);
    if (node.propertyNames && !('x-key-names' in node)) bare.push(`${pointer} (keys)`);
  };
  for (const [name, node] of Object.entries(format)) visit(node, name);
  // Free names: an option of a menu, a query's parameter and measure, a fixed parameter of a tree.
  expect(bare.toSorted()).toEqual([
    'form_node/x-actions (keys)',
    'picker_tree/params (keys)',
    'query/measures (keys)',
    'query/params (keys)',
  ]);
  expect(follow({ $ref: '#/definitions/common_name' }).pattern).toBeDefined();
});
