import type { FieldNode, ResolvedForm } from '../../../engine/form/index.ts';
import type { ResolvedList } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import {
  customerModel,
  resolvedButton,
  resolvedList,
  searchField,
} from '../../../runtime/list/testing/resolved-list.ts';

const fields = {
  name: resolvedField('name', { title: '名称', required: true }),
  level: resolvedField('level', { title: '等级' }),
  balance: resolvedField('balance', { title: '余额', type: 'number', scale: 2 }),
  openedOn: resolvedField('openedOn', { title: '开户日期', format: 'date' }),
};
const levels = [
  { value: 'A', label: '重点客户', color: 'green' },
  { value: 'B', label: '普通客户' },
];

/** 23 customers, the newest first. */
export function customerRecords(): MemoryRecords {
  return memoryRecords(
    Array.from({ length: 23 }, (_, index) => ({
      id: String(index + 1),
      version: 1,
      name: `客户${String(index + 1).padStart(2, '0')}`,
      level: index % 2 === 0 ? 'A' : 'B',
      balance: `${(23 - index) * 100}.00`,
      openedOn: `2026-01-${String(index + 1).padStart(2, '0')}`,
      createTime: `2026-01-01 08:${String(59 - index).padStart(2, '0')}:00`,
    })),
  );
}

function formNode(name: keyof typeof fields, component: string): FieldNode {
  return {
    kind: 'field',
    key: name,
    address: name,
    path: name,
    pointer: `/properties/${name}`,
    document: 'base/customer.form',
    field: fields[name],
    title: fields[name].title,
    component,
    props: {},
    decorator: 'FormItem',
    decoratorProps: {},
    linkage: { required: fields[name].required, reactions: [] },
  };
}

const model = customerModel({ fields: Object.values(fields) });
const form: ResolvedForm = {
  document: 'base/customer.form',
  title: '客户',
  model,
  layout: { labelWidth: 100, labelPosition: 'right', size: 'medium', columns: 2 },
  nodes: [formNode('name', 'Input'), formNode('balance', 'Number')],
  rules: [],
  problems: [],
};

export function customerList(change: Partial<ResolvedList> = {}): ResolvedList {
  return resolvedList({
    model,
    form,
    search: [
      searchField('name', { title: '名称', field: fields.name }),
      searchField('level', {
        title: '等级',
        mode: 'equals',
        component: 'Select',
        options: levels,
        field: fields.level,
      }),
      searchField('openedOn', { title: '开户日期', mode: 'range', component: 'Date', field: fields.openedOn }),
      searchField('balance', { title: '余额', mode: 'range', component: 'Number', field: fields.balance }),
    ],
    columns: [
      resolvedColumn('name', { title: '名称', field: fields.name }),
      resolvedColumn('level', { title: '等级', cell: 'dictionary', options: levels, field: fields.level }),
      resolvedColumn('balance', {
        title: '余额',
        cell: 'money',
        align: 'right',
        statistics: ['sum'],
        field: fields.balance,
      }),
      resolvedColumn('openedOn', { title: '开户日期', cell: 'date', field: fields.openedOn }),
    ],
    toolbar: [
      resolvedButton('add', '新增', { kind: 'primary', icon: 'plus' }),
      resolvedButton('batch-delete', '批量删除', {
        kind: 'danger',
        icon: 'delete',
        needsSelection: true,
        wholeQuery: true,
      }),
    ],
    rowActions: [
      resolvedButton('edit', '编辑', { kind: 'link' }),
      resolvedButton('detail', '详情', { kind: 'link' }),
      resolvedButton('delete', '删除', { kind: 'link' }),
    ],
    ...change,
  });
}
