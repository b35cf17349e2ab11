import { json } from '@codemirror/lang-json';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';

import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { caretAt, pathAt } from './caret.ts';
import { suggestionsAt, type Known } from './suggestions.ts';

const body: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '客户',
  properties: { level: { 'x-component': 'Radio', 'x-component-props': {} }, plain: {} },
};
const fields: JsonObject = { level: { type: 'string', title: '等级' }, phone: { type: 'string', title: '电话' } };
const dictionary: SourceDocument = {
  key: 'a.dictionary',
  id: 'a',
  kind: 'dictionary',
  hash: '',
  problems: [],
  body: { kind: 'dictionary', code: 'customer_level', title: '客户等级' },
};
const known: Known = {
  kind: 'form',
  locale: 'zh-CN',
  body,
  fields,
  rules: { 'phone-number': { title: '电话' } },
  around: [dictionary],
  widgetAt: () => 'Input',
};

function at(text: string): [EditorState, number] {
  const offset = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] });
  ensureSyntaxTree(state, state.doc.length, 5_000);
  // A state keeps its initial syntax tree; the following state has the complete tree.
  return [state.update({}).state, offset];
}

describe('caretAt tells what is being written', () => {
  it.each([
    ['{ "a": { "b|" } }', 'key', ['a']],
    ['{ "a": { | } }', 'key', ['a']],
    ['{ "a": { "b": 1, | } }', 'key', ['a']],
    ['{ "a": "x|" }', 'value', ['a']],
    ['{ "a": | }', 'value', ['a']],
    ['{ "a": |', 'value', ['a']],
    ['{ "a": [ | ] }', 'value', ['a', 0]],
    ['{ "a": [ 1, | ] }', 'value', ['a', 1]],
    ['{ "a": [ 1, { "b": "|" } ] }', 'value', ['a', 1, 'b']],
  ])('%s', (text, writes, path) => {
    expect(caretAt(...at(text))).toMatchObject({ writes, path });
  });

  it.each(['{ "a": 1 | }', '{ "a" | }'])('nothing in %s', (text) => {
    expect(caretAt(...at(text))).toBeUndefined();
  });

  it('and in which value an offset lies', () => {
    expect(pathAt(...at('{ "properties": { "a": { "ti|tle": "x" } } }'))).toEqual(['properties', 'a', 'title']);
  });
});

describe('suggestionsAt', () => {
  const values = (writes: 'key' | 'value', ...path: (string | number)[]) =>
    suggestionsAt({ writes, path }, known).map(({ value }) => value);

  it('gives the keys of the format with their words, without those that are there', () => {
    const found = suggestionsAt({ writes: 'key', path: ['properties', 'level'] }, known);
    expect(found).toContainEqual(expect.objectContaining({ value: 'title', words: '标题' }));
    expect(found.map(({ value }) => value)).not.toContain('x-component');
  });

  it('gives the fields of the model as keys of the form', () => {
    expect(suggestionsAt({ writes: 'key', path: ['properties'] }, known)).toEqual([
      expect.objectContaining({ value: 'phone', words: '电话', begins: {} }),
    ]);
  });

  it('gives widgets, dictionaries and choices as values', () => {
    expect(values('value', 'properties', 'level', 'x-component')).toContain('Radio');
    expect(values('value', 'properties', 'level', 'x-dict')).toContain('customer_level');
    expect(values('value', 'properties', 'level', 'type')).toContain('string');
  });

  it('gives the props of the widget that is named, else of the one that draws the node', () => {
    expect(values('key', 'properties', 'level', 'x-component-props')).toEqual(['vertical', 'buttons']);
    expect(values('key', 'properties', 'plain', 'x-component-props')).toContain('placeholder');
  });

  it('gives nothing where the format has nothing', () => {
    expect(values('key', 'kind')).toEqual([]);
    expect(values('value', 'nothing', 'there')).toEqual([]);
  });
});
