import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { documentSet } from '../model/testing/documents.ts';
import { shownProblems } from './index.ts';

test.each([
  ['nothing', {}, ['no-choices /properties/kind']],
  ['a tree of the server', { 'x-component-props': { dict: 'sys_category,name,code', pidField: 'pid' } }, []],
  ['a written tree', { 'x-component-props': { tree: [{ value: 'a', label: '甲' }] } }, []],
  ['a dictionary', { 'x-dict': 'sex' }, []],
  ['an enum', { enum: ['a', 'b'] }, []],
])('a TreeSelect with %s has these findings', (_name, more, found) => {
  const kind = { type: 'string', title: '类别', 'x-component': 'TreeSelect', ...more };
  const documents = documentSet({
    'a/b.form': { kind: 'form', title: '甲', properties: { kind } },
    'a/c.dialog': { kind: 'dialog', title: '乙', body: { form: { properties: { kind } } } },
  });
  const places = (key: string) => shownProblems(key, documents, vocabulary).map((p) => `${p.code} ${p.pointer}`);
  expect(places('a/b.form')).toEqual(found);
  expect(places('a/c.dialog')).toEqual(found.map((each) => each.replace('/prop', '/body/form/prop')));
});
