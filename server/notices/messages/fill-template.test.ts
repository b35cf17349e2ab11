import fc from 'fast-check';
import { expect, test } from 'vitest';

import { asMarkup, fillTemplate, isMarkup } from './fill-template.ts';

test.each([
  ['您好，${userName}！', { userName: '张伟' }, '您好，张伟！'],
  ['${a}${a}-${b}', { a: '1', b: '2' }, '11-2'],
  ['没有给的 ${x} 不动', {}, '没有给的 ${x} 不动'],
  ['${姓名} $&$1', { 姓名: '$& ${b}', b: '不' }, '$& ${b} $&$1'],
  ['${constructor}${__proto__}', {}, '${constructor}${__proto__}'],
  ['${1+1} ${a b} ${}', { a: '1' }, '${1+1} ${a b} ${}'],
])('%s with %j is %s', (template, parameters, filled) => {
  expect(fillTemplate(template, parameters)).toBe(filled);
});

test('values come through as they are, whatever is in them', () => {
  fc.assert(fc.property(fc.string(), (value) => fillTemplate('<${v}>', { v: value }) === `<${value}>`));
});

test('a text as HTML contains no tag', () => {
  fc.assert(fc.property(fc.string(), (text) => !isMarkup(asMarkup(text).replaceAll('<br>', ''))));
});
