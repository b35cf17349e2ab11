// covers: rule-no-dead-end
import { expect, test } from 'vitest';

import { documentSet } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import { evaluateForm, resolveForm } from '../index.ts';

test.each([
  ['can be typed into', {}, [['a', '请输入甲']]],
  ['is read-only', { 'x-read-only': true }, []],
  ['is read-only by a condition', { 'x-read-only': '{{ true }}' }, []],
  ['is disabled', { 'x-disabled': true }, []],
  ['is not visible', { 'x-visible': false }, []],
  ['is hidden', { 'x-hidden': true }, []],
])('a required, empty field that %s has these problems', (_name, more, problems) => {
  const body = { properties: { a: { type: 'string', title: '甲', required: true, ...more } } };
  const form = resolveForm({ document: 'a/b.form', pointer: '', body }, documentSet({}), vocabulary);
  expect(evaluateForm(form, {}, {}).problems.map(({ path, message }) => [path, message])).toEqual(problems);
});
