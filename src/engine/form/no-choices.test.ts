// covers: check-no-choices
import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { documentSet } from '../model/testing/documents.ts';
import { resolveForm } from './index.ts';

test.each([
  ['nothing', {}, ['no-choices /properties/kind']],
  ['a tree of the server', { 'x-component-props': { dict: 'sys_category,name,code', pidField: 'pid' } }, []],
  ['a written tree', { 'x-component-props': { tree: [{ value: 'a', label: '甲' }] } }, []],
  ['a dictionary', { 'x-dict': 'sex' }, []],
  ['an enum', { enum: ['a', 'b'] }, []],
])('a TreeSelect with %s has these findings', (_name, more, found) => {
  const body = { properties: { kind: { type: 'string', title: '类别', 'x-component': 'TreeSelect', ...more } } };
  const form = resolveForm({ document: 'a/b.form', pointer: '', body }, documentSet({}), vocabulary);
  expect(form.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(found);
});
