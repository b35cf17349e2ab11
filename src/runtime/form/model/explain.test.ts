// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { createFormModel } from './create-form-model.ts';
import { explainField, explainHidden, explainLocked } from './explain.ts';

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '客户',
    properties: {
      level: { enum: [{ value: 'A', label: '重点客户' }], type: 'string' },
      taxed: {},
      taxNo: { 'x-visible': '{{ $values.taxed }}', required: "{{ $values.level == 'A' && $mode == 'edit' }}" },
      phone: { 'x-hidden': true },
      balance: { 'x-disabled': '{{ !$values.taxed }}' },
      remark: { 'x-disabled': "{{ $user.username == 'lina' }}" },
    },
  },
  'base/customer',
);

test('a reaction is explained at the field that carries it, whose value is told', () => {
  const reaction = { target: 'phone', when: "{{ $value == 'A' }}", fulfill: { state: { disabled: true } } };
  const properties = { level: { type: 'string', 'x-reactions': reaction }, phone: {} };
  const resolved = storyForm({ kind: 'form', formatVersion: 1, title: '客户', properties }, 'base/customer');
  expect(explainField(createFormModel(resolved, { level: 'A' }, {}), 'phone')?.reasons).toMatchObject([
    {
      state: 'disabled',
      place: 'story/page.form#/properties/level/x-reactions',
      values: [expect.stringMatching(/A）?$/)],
    },
  ]);
});

test('what decides a field is told with document, place and the values of this moment', () => {
  const user = { id: '1', username: 'lina', realname: '李娜' };
  const model = createFormModel(form, { name: '甲', level: 'A', taxed: false }, { mode: 'edit', user });
  expect(explainHidden(model)).toMatchObject([
    {
      title: '税号',
      reasons: [
        {
          text: '“税号”不显示：条件 {{ $values.taxed }} 不成立。',
          place: 'story/page.form#/properties/taxNo/x-visible',
          values: ['含税 = 否'],
        },
      ],
    },
    { title: '手机', reasons: [{ text: '“手机”隐藏：文档这样规定。', values: [] }] },
  ]);
  expect(explainLocked(model)).toMatchObject([
    { title: '余额', reasons: [{ state: 'disabled', values: ['含税 = 否'] }] },
    { title: '备注', reasons: [{ values: ['$user.username = lina'] }] },
  ]);
  model.setValue('taxed', true);
  expect(explainHidden(model).map(({ title }) => title)).toEqual(['手机']);
  expect(explainField(model, 'taxNo')?.reasons).toMatchObject([
    { state: 'required', values: ['等级 = 重点客户（A）', '$mode = edit'] },
  ]);
  expect(explainField(model, 'name')).toBeUndefined();
});
