import { expect, test } from 'vitest';

import { resolveModel, type ResolvedModel } from '../../../../src/engine/model/index.ts';
import { documentSet } from '../../../../src/engine/model/testing/documents.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';
import { otherRights, recordChange, recordsGained } from '../records-gained.ts';
import type { Holder } from '../right.ts';
import { secretsShown } from '../secrets.ts';

const bill = (names: { checker: string; total: string }, more: JsonObject = {}, limit = 5): JsonObject => ({
  permission: 'x',
  schema: {
    type: 'object',
    properties: {
      status: { type: 'string' },
      [names.total]: { type: 'number', 'x-scale': 2, 'x-value': '{{ 1 }}' },
      [names.checker]: { type: 'string', 'x-read-only': true, ...more },
      password: { type: 'string', 'x-secret': true },
    },
  },
  states: {
    field: 'status',
    initial: 'a',
    editable: ['a'],
    transitions: [
      {
        name: 't',
        title: 't',
        from: ['a'],
        to: 'b',
        when: `{{ $record.${names.total} < ${limit} }}`,
        set: { [names.checker]: '{{ $user.username }}' },
      },
    ],
  },
});
const before = { checker: 'checkedBy', total: 'total' };
const stateOf = (body: JsonObject, former: Record<string, string[]> = {}) => {
  const model = resolveModel('x/y', documentSet({ 'x/y.model': body }));
  const fields = model.fields.map((field) =>
    former[field.name] ? { ...field, formerNames: former[field.name] } : field,
  );
  const renamed: ResolvedModel = { ...model, fields };
  return { models: new Map([['x/y', renamed]]) };
};
const holder: Holder = { platform: false, has: () => true, rules: () => [] };
const gainedBy = (after: ReturnType<typeof stateOf>) => {
  const change = recordChange(stateOf(bill(before)), after, new Map());
  return recordsGained(holder, change, otherRights(change)).map(({ what }) => what);
};
const former = { approver: ['checkedBy'], sum: ['total'] };
const after = { checker: 'approver', total: 'sum' };

test('a field that is only renamed gives nobody anything', () => {
  expect(gainedBy(stateOf(bill(after), former))).toEqual([]);
});

test('a field that is typed under its new name is guarded as under the old one', () => {
  expect(gainedBy(stateOf(bill(after, { 'x-read-only': false }), former))).toContainEqual(
    expect.stringContaining('写入“x/y”的字段 checkedBy'),
  );
});

test('a condition that is another one under the new names is lost', () => {
  expect(gainedBy(stateOf(bill(after, {}, 9), former))).toContainEqual(expect.stringContaining('不按原来的条件'));
});

test('a field whose former name is or was secret is not shown', () => {
  const shown = stateOf(bill(before), { checkedBy: ['pin'] });
  const start = stateOf(bill(before));
  expect(secretsShown(start, shown, new Map())).toEqual([]);
  expect(secretsShown(start, shown, new Map([['x_y', new Set(['pin'])]]))).toEqual([
    '模型 x/y 会让人看到保密的字段 checkedBy',
  ]);
  const taken = stateOf(bill(before), { checkedBy: ['Password'] });
  expect(secretsShown(start, taken, new Map())).toHaveLength(1);
});
