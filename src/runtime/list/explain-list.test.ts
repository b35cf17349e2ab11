import { expect, test } from 'vitest';

import { resolvedColumn } from '../../engine/list/testing/resolved-column.ts';
import { explainList, queryText } from './explain-list.ts';
import { initialListState } from './query/list-state.ts';
import { resolvedButton, resolvedList, searchField } from './testing/resolved-list.ts';

const list = resolvedList({
  search: [searchField('name', { title: '名称' }), searchField('openedOn', { title: '开户日期', mode: 'range' })],
  queryFields: [searchField('name', { title: '名称' })],
  toolbar: [
    resolvedButton('freeze', '冻结', { visible: '{{ $user.admin }}' }),
    resolvedButton('close', '关账', { disabled: '{{ true }}' }),
  ],
  rowActions: [resolvedButton('void', '作废', { visible: '{{ $record.open }}' })],
  columns: [
    resolvedColumn('name', { title: '名称' }),
    resolvedColumn('cost', { title: '成本', visible: '{{ $user.admin }}' }),
  ],
  withheld: [{ title: '新增', permission: 'base:customer:add' }],
});
const group = {
  match: 'and' as const,
  lines: [
    { field: 'name', rule: 'like' as const, value: '张' },
    {
      match: 'or' as const,
      lines: [
        { field: 'name', rule: 'empty' as const, value: '' },
        { field: 'level', rule: 'in' as const, value: 'A,B' },
      ],
    },
  ],
};

test('a list says what is asked for, what always is, and which buttons are withheld, hidden or disabled', () => {
  const state = {
    ...initialListState(list),
    values: { name: '张', openedOn: ['2026-01-01', ''] },
    advanced: group,
  };
  const close = {
    name: 'close',
    title: '关账',
    kind: 'default',
    disabled: true,
    needsSelection: false,
    steps: [],
  } as const;
  const told = explainList(
    list,
    state,
    { where: { level: ['A', 'B'] }, params: { roleId: 'r1' } },
    {
      toolbar: [close],
      row: [],
      hidden: new Set(['name']),
      isVisible: ({ visible }) => visible === true,
    },
  );
  expect(told).toEqual({
    query: [
      { text: '名称：张' },
      { text: '开户日期 从 2026-01-01 到 …' },
      { text: '高级查询：名称 包含 张 并且 （名称 为空 或者 level 在…中 A、B）' },
    ],
    fixed: [
      { text: expect.stringMatching(/= A、B$/), place: `${list.document}#/where` },
      { text: 'roleId = r1', place: `${list.document}#/params` },
    ],
    buttons: [
      '“新增”没有显示：您没有权限 base:customer:add。',
      '“冻结”没有显示：它的条件 {{ $user.admin }} 现在不成立。',
      '“关账”不能按：条件 {{ true }} 现在成立。',
    ],
    rowButtons: ['“作废”没有显示：它的条件 {{ $record.open }} 现在不成立。'],
    columns: ['“名称”没有显示：您在列设置里去掉了它。', '“成本”没有显示：它的条件 {{ $user.admin }} 现在不成立。'],
  });
});

test('one line is said as it is', () => {
  expect(queryText({ match: 'or', lines: [{ field: 'name', rule: 'eq', value: 'x' }] }, list.queryFields)).toBe(
    '名称 等于 x',
  );
});
