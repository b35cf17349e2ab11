import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { decimal, reference } from './model-shapes.ts';

export const customer = resolvedModel(
  'base/customer',
  [
    resolvedField('name', { title: '客户名称', required: true, maxLength: 10, unique: true }),
    resolvedField('phone', { title: '手机' }),
    resolvedField('level', { title: '等级', dictionary: 'customer_level', default: 'b' }),
    resolvedField('active', { title: '启用', type: 'boolean', default: true }),
    resolvedField('tags', { title: '标签', type: 'array' }),
    resolvedField('buyers', { title: '采购员', component: 'Picker' }),
    resolvedField('openedOn', { title: '开户日期', format: 'date', default: '{{ $today }}' }),
    resolvedField('seenAt', { title: '来访时间', format: 'date-time' }),
    resolvedField('limit', { title: '额度', ...decimal(2) }),
    resolvedField('rating', { title: '评分', type: 'number' }),
    resolvedField('visits', { title: '来访次数', type: 'integer' }),
    resolvedField('score', { title: '积分', type: 'integer', readOnly: true }),
    resolvedField('secret', { title: '口令', secret: true }),
  ],
  { title: '客户', recycleBin: true },
);

export const visit = resolvedModel('base/visit', [
  resolvedField('subject', { title: '主题', required: true }),
  resolvedField('customer', {
    title: '客户',
    ...reference('base/customer', {}, { onDelete: 'clear', where: { active: true } }),
  }),
  resolvedField('rank', {
    title: '级别',
    component: 'SearchSelect',
    componentProps: { dictionary: 'customer_level', allowInput: true },
  }),
]);

export const tour = resolvedModel('base/tour', [
  resolvedField('subject', { title: '主题', required: true }),
  resolvedField('guests', { title: '客人', component: 'Picker', componentProps: { picker: 'base/guests' } }),
  resolvedField('part', { title: '物料', component: 'Picker', componentProps: { picker: 'base/parts' } }),
  resolvedField('place', { title: '地点', component: 'Area' }),
  resolvedField('route', {
    title: '路线',
    component: 'Cascader',
    componentProps: { tree: [{ value: 'z', label: '浙江', children: [{ value: 'h', label: '杭州' }] }] },
  }),
  resolvedField('kind', { title: '类别', component: 'TreeSelect', componentProps: { dict: 'base_material,name,id' } }),
]);

export const businessPickers: Readonly<Record<string, JsonObject>> = {
  'base/guests': { model: 'base/customer', key: 'phone', multiple: true },
  'base/parts': { tree: { model: 'base/material' }, key: 'id', label: 'title' },
};

export const keeper = resolvedModel(
  'base/keeper',
  [resolvedField('name', { title: '姓名', required: true }), resolvedField('phone')],
  {
    title: '保管员',
    shared: true,
  },
);

export const depot = resolvedModel(
  'base/depot',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('keeper', { title: '保管员', ...reference('base/keeper', { phone: 'keeperPhone' }) }),
    resolvedField('keeperPhone', { title: '保管员电话' }),
    resolvedField('deputy', { title: '副手', ...reference('base/keeper', {}, { onDelete: 'clear' }) }),
  ],
  { title: '仓库' },
);

export const tool = resolvedModel('base/tool', [
  resolvedField('name', { title: '名称', required: true }),
  resolvedField('code', { title: '编码', unique: true }),
  resolvedField('size', { title: '规格' }),
]);

export const loan = resolvedModel('base/loan', [
  resolvedField('subject', { title: '事由', required: true }),
  resolvedField('tool', { title: '工具', ...reference('base/tool', { code: 'toolCode', size: 'size' }) }),
  resolvedField('toolCode', { title: '工具编码' }),
  resolvedField('size', { title: '规格' }),
  resolvedField('spares', {
    title: '备用',
    ...reference('base/tool', {}, { onDelete: 'clear' }),
    componentProps: { multiple: true },
  }),
]);

export const debt = resolvedModel(
  'base/debt',
  [
    resolvedField('number', {
      title: '编号',
      numbering: { pattern: 'D{seq:3}', restart: 'never' },
      readOnly: true,
      unique: true,
    }),
    resolvedField('customer', { title: '客户', ...reference('base/customer') }),
    resolvedField('origin', { title: '来源', unique: true, ...reference('base/depot') }),
  ],
  { title: '欠款', label: 'number' },
);

export const settlement = resolvedModel('base/settlement', [
  resolvedField('debt', { title: '欠款', ...reference('base/debt', { customer: 'customer' }) }),
  resolvedField('customer', { title: '客户', readOnly: true, ...reference('base/customer') }),
]);

export const material = resolvedModel(
  'base/material',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('price', { title: '单价', ...decimal(2) }),
    resolvedField('parentId', { title: '上级', ...reference('base/material') }),
  ],
  { title: '物料', tree: { parent: 'parentId' }, recycleBin: true },
);
