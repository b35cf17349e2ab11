import { expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../documents/document.ts';
import type { JsonObject } from '../../json/index.ts';
import { findModelMistakes } from './index.ts';

const model = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  schema: { type: 'object', properties },
  ...more,
});
const text = { type: 'string' };
const number = { type: 'number' };
const day = { type: 'string', format: 'date' };
const child = { type: 'array', 'x-child': { model: 'a/line', parent: 'owner' } };
const bodies: Record<string, JsonObject> = {
  'a/line.model': model({
    owner: text,
    qty: number,
    note: text,
    wage: { ...number, 'x-secret': true },
    other: { ...text, 'x-ref': { model: 'a/order' } },
  }),
  'a/ledger.model': model({
    material: text,
    qty: number,
    note: text,
    wage: { ...number, 'x-secret': true },
    pin: { ...text, 'x-secret': true },
  }),
  'a/stock.model': model(
    { material: text, qty: number },
    { balanceOf: { model: 'a/ledger', by: ['material'], sum: ['qty'] } },
  ),
};

function mistakesOf(body: JsonObject): string[] {
  const document = (key: DocumentKey): SourceDocument | undefined =>
    bodies[key] && { key, id: key.slice(0, -6), kind: 'model', hash: '', body: bodies[key], problems: [] };
  const documents: DocumentSet = { get: document, keys: () => ['a/stock.model'] };
  return findModelMistakes({ id: 'a/order', body }, documents, vocabulary).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

const states = (...transitions: JsonObject[]): JsonObject => ({
  states: { field: 'status', initial: 'open', transitions },
});
const posting = (more: JsonObject) => ({ postings: [{ on: 'x', into: 'a/ledger', set: {}, ...more }] });
const rollup = (more: JsonObject) =>
  model({ lines: child, sum: { ...number, 'x-rollup': { from: 'a/line', by: 'owner', sum: 'qty', ...more } } });
const value = (expression: string, more: JsonObject = {}) =>
  model({ a: { ...number, 'x-value': expression }, ...more });

test.each<[name: string, body: JsonObject, mistakes: string[]]>([
  ['a field of every record', model({ version: number }), ['reserved-name /schema/properties/version']],
  ['a parameter of lists', model({ order: text }), ['reserved-name /schema/properties/order']],
  ['one that the server’s own calls give', model({ token: text }, { stored: false }), []],
])('reserved: %s', (_, body, mistakes) => {
  expect(mistakesOf(body)).toEqual(mistakes);
});

test.each<[name: string, body: JsonObject, mistakes: string[]]>([
  [
    'a default of another type',
    model({ n: { ...number, default: 'abc' } }),
    ['wrong-type /schema/properties/n/default'],
  ],
  ['a default that is computed', model({ n: { ...number, default: '{{ 1 + 1 }}' } }), []],
  [
    'a reference without a model',
    model({ a: { ...text, 'x-component': 'Reference' } }),
    ['missing-reference /schema/properties/a/x-component'],
  ],
  [
    'a condition that compares',
    model({ a: { ...text, 'x-ref': { model: 'a/order', where: { qty: '> 0', note: 'x' } } } }),
    ['no-comparison /schema/properties/a/x-ref/where/qty'],
  ],
  [
    'a value of two sources',
    model({ a: { ...text, 'x-value': '{{ 1 }}', 'x-number': { pattern: '{seq:2}' } } }),
    ['two-sources /schema/properties/a/x-value'],
  ],
  [
    'values in a circle',
    value('{{ $record.b }}', { b: { ...number, 'x-value': '{{ $record.a + 1 }}' } }),
    ['cycle /schema/properties/a/x-value', 'cycle /schema/properties/b/x-value'],
  ],
  [
    'a value that reads a circle',
    value('{{ $record.b }}', { b: { ...number, 'x-value': '{{ $record.b }}' } }),
    ['cycle /schema/properties/b/x-value'],
  ],
  [
    'a value that reads a secret',
    value('{{ $record.cost }}', { cost: { ...number, 'x-secret': true } }),
    ['secret-read /schema/properties/a/x-value'],
  ],
  [
    'a value that reads a display text',
    value('{{ $record.kind_dictText }}', { kind: text }),
    ['unknown-field /schema/properties/a/x-value'],
  ],
  [
    'a text in a number',
    value("{{ $record.code + 'x' }}", { code: text }),
    ['wrong-type /schema/properties/a/x-value'],
  ],
  ['a list in a number', value('{{ $record.lines }}', { lines: child }), ['wrong-type /schema/properties/a/x-value']],
  ['a number by a condition', value('{{ $record.b > 0 ? $record.b : null }}', { b: number }), []],
  [
    'a day and a number',
    model({ a: { ...day, 'x-value': '{{ $record.b + 30 }}' }, b: day }),
    ['wrong-type /schema/properties/a/x-value'],
  ],
  ['a number in a day', model({ a: { ...day, default: '{{ 30 }}' } }), ['wrong-type /schema/properties/a/default']],
  ['a day of a day', model({ a: { ...day, 'x-value': '{{ $record.b || $today }}' }, b: day }), []],
  [
    'a text in a list',
    model({ a: { type: 'array', 'x-value': "{{ 'x' }}" } }),
    ['wrong-type /schema/properties/a/x-value'],
  ],
  ['rows in lines', model({ lines: { ...child, 'x-value': '{{ [{ qty: 1 }] }}' } }), []],
  [
    'a transition that computes another type',
    model({ n: number }, states({ name: 'x', set: { n: '{{ $user.username }}' } })),
    ['wrong-type /states/transitions/0/set/n'],
  ],
  [
    'a posting that computes another type',
    model({ lines: child }, posting({ each: 'lines', set: { qty: '{{ $line.note }}', note: '{{ $line.qty }}' } })),
    ['wrong-type /postings/0/set/qty'],
  ],
  [
    'transitions of one name',
    model({ status: text }, states({ name: 'x', set: {} }, { name: 'x' })),
    ['repeated-name /states/transitions/1/name'],
  ],
  [
    'a transition that sets another type',
    model({ status: text, n: number }, states({ name: 'x', set: { n: 'abc', status: 'y' } })),
    ['wrong-type /states/transitions/0/set/n'],
  ],
  ['postings of each of a plain field', model({ a: text }, posting({ each: 'a' })), ['no-lines /postings/0/each']],
  ['postings of each line', model({ lines: child }, posting({ each: 'lines' })), []],
  [
    'postings that differ in their ledger',
    model(
      {},
      {
        postings: [
          { on: 'x', into: 'a/ledger', set: {} },
          { on: 'x', into: 'a/other', set: {} },
        ],
      },
    ),
    [],
  ],
  [
    'two postings at once into one ledger',
    model(
      {},
      {
        postings: [
          { on: 'x', into: 'a/ledger', set: {} },
          { on: 'x', into: 'a/ledger', set: {} },
        ],
      },
    ),
    ['repeated-name /postings/1'],
  ],
  [
    'the same with a name',
    model(
      {},
      {
        postings: [
          { on: 'x', into: 'a/ledger', set: {} },
          { name: 'second', on: 'x', into: 'a/ledger', set: {} },
        ],
      },
    ),
    [],
  ],
  [
    'a name of two postings',
    model(
      {},
      {
        postings: [
          { name: 'one', on: 'x', into: 'a/ledger', set: {} },
          { name: 'one', on: 'y', into: 'a/ledger', set: {} },
        ],
      },
    ),
    ['repeated-name /postings/1/name'],
  ],
  [
    'a name of two creations',
    model(
      {},
      {
        creates: [
          { name: 'one', title: 'A', to: 'a/ledger' },
          { name: 'one', title: 'B', to: 'a/ledger' },
        ],
      },
    ),
    ['repeated-name /creates/1/name'],
  ],
  ['postings to a balance', model({}, posting({ balanceTo: { qty: 1 } })), []],
  [
    'postings that bring a field to a value that no balance sums',
    model({}, posting({ balanceTo: { note: 1 } })),
    ['no-balance /postings/0/balanceTo/note'],
  ],
  ['postings into a balance', model({}, posting({ into: 'a/stock' })), ['into-balance /postings/0/into']],
  [
    'creations of each of a plain field',
    model({ a: text }, { creates: [{ name: 'x', to: 'a/line', lines: { each: 'a' } }] }),
    ['no-lines /creates/0/lines/each'],
  ],
  ['a rollup over lines', rollup({}), []],
  ['a rollup over what refers to it', rollup({ by: 'other' }), []],
  ['a rollup by no reference', rollup({ by: 'note' }), ['no-reference /schema/properties/sum/x-rollup/by']],
  ['a rollup of texts', rollup({ sum: 'note' }), ['no-number /schema/properties/sum/x-rollup/sum']],
  [
    'a balance of texts',
    model({ note: text }, { balanceOf: { model: 'a/ledger', by: [], sum: ['note'] } }),
    ['no-number /balanceOf/sum/0'],
  ],
  ['a rollup of a secret', rollup({ sum: 'wage' }), ['secret-read /schema/properties/sum/x-rollup/sum']],
  [
    'a balance of secrets',
    model({ wage: number, pin: text }, { balanceOf: { model: 'a/ledger', by: ['pin'], sum: ['wage'] } }),
    ['secret-read /balanceOf/by/0', 'secret-read /balanceOf/sum/0'],
  ],
  ['a secret as the name', model({ pin: { ...text, 'x-secret': true } }, { label: 'pin' }), ['secret-read /label']],
])('%s is told where it is wrong', (_, body, mistakes) => {
  expect(mistakesOf(body)).toEqual(mistakes);
});
