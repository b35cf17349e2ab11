// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { createFormModel } from '../model/index.ts';
import { draftValues, usableValues } from './draft-values.ts';

const form = storyForm({
  kind: 'form',
  formatVersion: 1,
  title: '账号',
  properties: {
    name: { type: 'string', title: '姓名' },
    phone: { type: 'string', title: '手机' },
    greeting: { type: 'string', title: '称呼', 'x-value': "{{ $values.name + '，您好' }}" },
    secret: { type: 'string', title: '密码', 'x-component': 'Input', 'x-component-props': { password: true } },
    pin: { type: 'string', title: '口令' },
  },
});

for (const node of form.nodes) if (node.kind === 'field' && node.path === 'pin') node.field.secret = true;

test('a draft keeps what was changed, emptied values too, and neither passwords nor computed values', () => {
  expect(form.problems).toEqual([]);
  const model = createFormModel(form, { name: '甲', phone: '1', id: '9' }, { mode: 'edit' });
  for (const [path, value] of Object.entries({ name: '乙', phone: '', secret: 'abc', pin: '1234' }))
    model.setValue(path, value);
  expect(model.values()).toMatchObject({ greeting: '乙，您好', secret: 'abc' });
  expect(draftValues(form, model.opened(), model.values())).toEqual({ name: '乙', phone: '' });
});

test('a draft of an older form gives what the form still asks for', () => {
  expect(usableValues(form, { name: '乙', gone: 1, secret: 'abc', greeting: 'x' })).toEqual([['name', '乙']]);
});

test('a draft is read by the names that fields had', () => {
  const named = storyForm({
    kind: 'form',
    formatVersion: 1,
    title: '账号',
    properties: { phone: { type: 'string', title: '手机' } },
  });
  for (const node of named.nodes) if (node.kind === 'field') node.field.formerNames = ['mobile'];
  expect(usableValues(named, { mobile: '1' })).toEqual([['phone', '1']]);
  expect(usableValues(named, { mobile: '1', phone: '2' })).toEqual([['phone', '2']]);
});
