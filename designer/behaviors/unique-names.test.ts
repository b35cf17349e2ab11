import { expect, test } from 'vitest';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { withFreeNames } from './index.ts';

const group = (names: { kind: string; reason: string; sum: string; group: string }): JsonObject => ({
  type: 'void',
  'x-visible': '{{ $values.outside }}',
  properties: {
    [names.kind]: {
      type: 'string',
      'x-reactions': [
        { target: names.reason, when: "{{ $value == 'a' }}", fulfill: { state: { required: true } } },
        { target: 'outside', when: `{{ $values.${names.reason} }}`, fulfill: { state: { visible: true } } },
        { target: names.group, when: `{{ $record['${names.kind}'] }}`, fulfill: { state: { visible: true } } },
      ],
    },
    [names.reason]: { type: 'string', 'x-visible': `{{ $values.${names.kind} != 'b' }}` },
    [names.sum]: { type: 'number', 'x-value': `{{ [1].map(kind => kind + $record.${names.kind}.length) }}` },
  },
});

test('conditions, targets and computed values of a copy name the copied nodes', () => {
  const original = group({ kind: 'kind', reason: 'reason', sum: 'sum', group: '_box' });
  const taken = new Set(['_box', 'kind', 'reason', 'sum', 'outside']);
  expect(withFreeNames([['_box', original]], taken)).toEqual([
    { key: '_box2', node: group({ kind: 'kind2', reason: 'reason2', sum: 'sum2', group: '_box2' }) },
  ]);
});

test('a copy keeps the names that are free, and nodes copied together name each other', () => {
  const nodes = [
    ['a', { type: 'string', 'x-visible': '{{ $values.a2 == $values.b }}' }],
    ['a2', { type: 'string', 'x-value': '{{ $record.a }}' }],
    ['b', { type: 'string' }],
  ] as const;
  expect(withFreeNames(nodes, new Set(['a']))).toEqual([
    { key: 'a2', node: { type: 'string', 'x-visible': '{{ $values.a3 == $values.b }}' } },
    { key: 'a3', node: { type: 'string', 'x-value': '{{ $record.a2 }}' } },
    { key: 'b', node: { type: 'string' } },
  ]);
});
