import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { resolveForm } from '../../../src/engine/form/index.ts';
import { formSentences } from '../../../src/engine/sentences/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { sentencePlace } from './sentence-place.ts';

const model: JsonObject = {
  kind: 'model',
  title: '单',
  schema: { type: 'object', properties: { phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] } } },
};
const documents = {
  get: (key: string) =>
    key === 'a/b.model'
      ? { key: 'a/b.model' as const, id: 'a/b', kind: 'model' as const, hash: '', body: model, problems: [] }
      : undefined,
  keys: () => ['a/b.model' as const],
};
const body: JsonObject = {
  model: 'a/b',
  rules: [{ when: '{{ $record.phone }}', message: 'x' }],
  properties: {
    _card: { type: 'void', 'x-component': 'Card', properties: { phone: { 'x-visible': '{{ $record.on }}' } } },
    on: { type: 'boolean', 'x-reactions': [{ target: 'phone', fulfill: { state: { required: true } } }] },
    rows: {
      type: 'array',
      'x-component': 'EditableTable',
      items: { properties: { qty: { type: 'number', required: '{{ $record.on }}' } } },
    },
  },
};

test('a sentence is found where it is written, one of the model at the node of its field', () => {
  const form = resolveForm({ document: 'a/f.form', pointer: '', body }, documents, vocabulary);
  const places = formSentences(form, 'zh-CN').map((sentence) => [sentence.kind, sentencePlace(sentence, form)]);
  const phone = ['properties', '_card', 'properties', 'phone'];
  expect(places).toEqual([
    ['visible', { node: phone, property: ['x-visible'] }],
    ['namedRule', { node: phone, property: ['x-rules'] }],
    ['reaction', { node: ['properties', 'on'], property: ['x-reactions', 0] }],
    ['required', { node: ['properties', 'rows'], property: ['items', 'properties', 'qty', 'required'] }],
    ['rule', { node: [], property: ['rules', 0] }],
  ]);
});
