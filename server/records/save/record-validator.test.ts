import { expect, test } from 'vitest';

import { resolveForm } from '../../../src/engine/form/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { documentSet, sales } from '../../../src/engine/model/testing/documents.ts';
import { vocabulary } from '../../../src/engine/model/testing/vocabulary.ts';
import { noRules } from '../../../src/engine/rules/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { recordValidator } from './record-validator.ts';

const documents = documentSet(sales);
const model = resolveModel('base/customer', documents);

function problemsOf(form: JsonObject, record: object, about: { permissions?: string[]; isNew?: boolean } = {}) {
  const resolved = resolveForm(
    { document: 'base/customer.form', pointer: '', body: form, model: model.id },
    documents,
    vocabulary,
  );
  const models = new Map([[model.id, model]]);
  const { validate } = recordValidator({ models, forms: new Map([[model.id, resolved]]), rules: noRules });
  const user = { id: 'u1', username: 'zhang', orgCode: 'A01', tenantId: 0 };
  const context = { user, permissions: new Set(about.permissions) };
  const now = '2024-05-06 10:20:30';
  return validate(model, { ...record }, { context, now, isNew: about.isNew ?? true }).map(({ path, message }) => [
    path,
    message,
  ]);
}

const fields = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ properties, ...more });
const neededForA = fields({ name: {}, phone: { required: "{{ $record.level == 'A' }}" } });
const nobodyButManagers = fields({ name: {}, remark: { required: true, 'x-permission': 'base:customer:delete' } });
const always = { when: "{{ $record.level != 'X' || $record.balance >= 100 }}", message: '等级 X 的余额不能少于 100' };

test.each<
  [
    what: string,
    form: JsonObject,
    record: object,
    about: { permissions?: string[]; isNew?: boolean },
    problems: string[][],
  ]
>([
  ['what holds', neededForA, { name: '甲', level: 'A', phone: '13800000000' }, {}, []],
  ['a field that is required by a condition', neededForA, { name: '甲', level: 'A' }, {}, [['phone', '请输入手机']]],
  ['the same where the condition does not hold', neededForA, { name: '甲', level: 'B' }, {}, []],
  ['what model and form ask for, once', neededForA, { level: 'B' }, {}, [['name', '请输入客户名称']]],
  [
    'a field that is not shown',
    fields({ name: {}, remark: { required: true, 'x-visible': "{{ $record.level == 'A' }}" } }),
    { name: '甲', level: 'B' },
    {},
    [],
  ],
  ['a field that the caller may not see', nobodyButManagers, { name: '甲' }, {}, []],
  [
    'the same where he may',
    nobodyButManagers,
    { name: '甲' },
    { permissions: ['base:customer:delete'] },
    [['remark', '请输入备注']],
  ],
  [
    'a field of new records only',
    fields({ name: {}, remark: { required: "{{ $mode == 'create' }}" } }),
    { name: '甲' },
    { isNew: false },
    [],
  ],
  [
    'a rule over several fields, with money as text',
    fields({ name: {}, level: {}, balance: {} }, { rules: [always] }),
    { name: '甲', level: 'X', balance: '99.99' },
    {},
    [['', '等级 X 的余额不能少于 100']],
  ],
  [
    'the same where it holds',
    fields({ name: {}, level: {}, balance: {} }, { rules: [always] }),
    { name: '甲', level: 'X', balance: '100.00' },
    {},
    [],
  ],
])('the own form of a model is asked about %s', (_what, form, record, about, problems) => {
  expect(problemsOf(form, record, about)).toEqual(problems);
});
