import { expect, it } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { resolvedProblems } from '../../kinds/index.ts';
import { resolveForm } from '../index.ts';
import { runFormTests } from './form-tests.ts';
import { recordExpectations } from './record-test.ts';

const model: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '订单',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '名称', maxLength: 5 },
      urgent: { type: 'boolean', title: '加急' },
      reason: { type: 'string', title: '原因' },
      qty: { type: 'number', title: '数量', 'x-scale': 3 },
      price: { type: 'number', title: '单价', 'x-scale': 2 },
      amount: { type: 'number', title: '金额', 'x-scale': 2, 'x-value': '{{ round($record.qty * $record.price, 2) }}' },
      due: { type: 'string', format: 'date', title: '交期' },
    },
  },
};

const form: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '订单',
  model: 'a/order',
  rules: [{ when: '{{ !$record.due || $record.due >= $today }}', message: '交期不能早于今天', field: 'due' }],
  properties: {
    name: {},
    urgent: {},
    reason: { 'x-visible': '{{ $record.urgent }}', required: true },
    qty: {},
    price: {},
    amount: {},
    due: {},
  },
};

function checked(tests: JsonObject[]) {
  const files = Object.entries({ 'a/order.model': model, 'a/order.form': { ...form, tests } }).map(([key, body]) => {
    return { path: `${key}.json`, file: `${key}.json`, text: JSON.stringify(body) };
  });
  const documents = checkDocuments(files, validators, vocabulary);
  const isTold = ({ code }: { code: string }) => !['not-canonical', 'unused-document'].includes(code);
  return { documents, problems: [...documents.problems, ...resolvedProblems(documents, vocabulary)].filter(isTold) };
}

const passing: JsonObject = {
  title: '加急要写原因',
  given: { name: 'A', urgent: true, qty: '2', price: '1.50', due: '2026-01-30' },
  today: '2026-01-31',
  expect: {
    reason: { visible: true, required: true, problem: '请输入原因' },
    amount: { value: 3 },
    due: { problem: '交期不能早于今天' },
    name: { problem: '', disabled: false },
  },
};

it('a test that holds says nothing', () => {
  expect(checked([passing, { title: '不加急', expect: { reason: { visible: false } } }]).problems).toEqual([]);
});

it.each<[string, JsonObject, string, string]>([
  ['a state', { reason: { visible: true } }, '/reason/visible', '“原因”应显示，现在不显示。'],
  ['its opposite', { name: { required: false } }, '/name/required', '“名称”应不必填，现在必填。'],
  ['a value', { amount: { value: '4.00' } }, '/amount/value', '“金额”应是 "4.00"，现在是 '],
  ['a problem that is not told', { qty: { problem: '太多' } }, '/qty/problem', '“数量”应提示“太多”，现在没有提示。'],
  ['one that is', { name: { problem: '' } }, '/name/problem', '“名称”不应有提示，现在提示的是“请输入名称”。'],
])('what does not hold is told at its place: %s', (_, expected, place, message) => {
  const { problems } = checked([{ title: '试', given: { qty: '2', price: '1' }, expect: expected }]);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'failed-test',
      document: 'a/order.form',
      pointer: `/tests/0/expect${place}`,
      message: expect.stringContaining(`测试“试”没有通过：${message}`),
    }),
  ]);
});

it('a field that is not there is told with the nearest right name', () => {
  const { problems } = checked([{ title: '试', given: { nmae: 'A' }, expect: { reasn: { visible: false } } }]);
  expect(problems).toEqual([expect.objectContaining({ code: 'unknown-field', nearest: 'reason' })]);
});

it('what is recorded of a form passes as a test of it', () => {
  const { documents } = checked([]);
  const resolved = resolveForm('a/order.form', documents, vocabulary);
  const given = { urgent: true, qty: '3', price: '0.10', due: '2026-01-01' };
  const expected = recordExpectations(resolved, given);
  expect(Object.keys(expected)).toEqual(expect.arrayContaining(['name', 'reason', 'amount', 'due']));
  const [test] = runFormTests(resolved, { tests: [{ title: '记下的', given, expect: expected }] });
  expect(test?.failed).toEqual([]);
});
