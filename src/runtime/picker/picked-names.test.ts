import { expect, test } from 'vitest';

import { createFakePorts } from '../../../.storybook/fake-ports.ts';
import { resolvedColumn } from '../../engine/list/testing/resolved-column.ts';
import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { resolvedList } from '../list/testing/resolved-list.ts';
import { pickedNames } from './picked-names.ts';
import { rememberPicked } from './picked-records.ts';

const columns = ['realname', 'username', 'phone'].map((key) => resolvedColumn(key));
const picker: ResolvedPicker = {
  document: 'users',
  title: '用户',
  look: 'dialog',
  key: 'username',
  label: 'realname',
  multiple: true,
  fields: {},
  selectedList: true,
  width: 800,
  problems: [],
  list: resolvedList({ columns }),
};
const person = (username: string, realname: string) => ({ id: `u-${username}`, username, realname, phone: '138' });
const [one, other, third] = [person('zhangwei', '张伟'), person('zhangwei2', '张伟'), person('lina', '李娜')];

test('records of one name are told apart by the columns in which they differ', () => {
  const ports = createFakePorts();
  rememberPicked(ports, picker, [one, other, third]);
  expect(pickedNames(ports, picker, [other, third])).toEqual(['张伟 · zhangwei2', '李娜']);
});

test('a name that no other known record has stands alone', () => {
  const ports = createFakePorts();
  rememberPicked(ports, picker, [one, third]);
  expect(pickedNames(ports, picker, [one, third])).toEqual(['张伟', '李娜']);
});
