import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { readMetaSchemas } from './meta-schemas.ts';
import { missingWords } from './missing-words.ts';

const schemas = readMetaSchemas();
const words = { title: '宽度', description: '多宽。', 'x-en-US': { title: 'Width', description: 'How wide.' } };
const key = { ...words, 'x-group': 'look', type: 'integer' };

function lacks(width: JsonObject, more: JsonObject = {}) {
  const schema = { ...words, type: 'object', properties: { width }, ...more };
  return missingWords(schema, 'list.schema.json', schemas);
}

const { title: _, ...untitled } = key;
const align = { ...key, enum: ['left', null], 'x-labels': { left: { 'zh-CN': '左', 'en-US': 'Left' } } };

test.each<[name: string, key: JsonObject, missing: string[]]>([
  ['a label', untitled, ['title']],
  ['any words', { type: 'integer' }, ['title', 'description', 'x-en-US.title', 'x-en-US.description', 'x-group']],
  ['an English description', { ...key, 'x-en-US': { title: 'Width' } }, ['x-en-US.description']],
  ['a group that exists', { ...key, 'x-group': 'looks' }, ['x-group']],
  ['a label of a value', align, ['x-labels of “null” (zh-CN)', 'x-labels of “null” (en-US)']],
  [
    'the value of a label',
    { ...align, enum: ['left'], 'x-labels': { ...align['x-labels'], up: {} } },
    ['a value “up”'],
  ],
  ['what a pattern asks for', { ...key, pattern: '^a' }, ['x-expected']],
])('reports a key without %s', (_, schema, missing) => {
  const expected = missing.map((one) => expect.stringContaining(one));
  expect(lacks(schema)).toEqual([{ pointer: '/properties/width', missing: expected }]);
});

describe('a key that refers to a definition', () => {
  const common = 'common.schema.json#/definitions';
  test('may have its words where the definition is one of a key', () => {
    expect(lacks({ $ref: `${common}/documentTitle` })).toEqual([]);
    expect(lacks({ $ref: '#/definitions/toolbar' })).toEqual([]);
  });
  test('needs separate words if the definition describes a general value', () => {
    expect(lacks({ $ref: `${common}/text` })).toMatchObject([
      { missing: expect.arrayContaining(['title', 'x-en-US.title']) },
    ]);
    expect(lacks({ ...key, $ref: `${common}/text` })).toEqual([]);
  });
});

test('keys are looked for at any depth, and a map that is called “properties” is no key', () => {
  const item = { type: 'object', properties: { color: { type: 'string' } } };
  const definitions = { properties: { additionalProperties: { type: 'array', items: { anyOf: [item] } } } };
  expect(lacks(key, { definitions })).toMatchObject([
    { pointer: '/definitions/properties/additionalProperties/items/anyOf/0/properties/color' },
  ]);
});
