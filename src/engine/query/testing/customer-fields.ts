import { resolvedField } from '../../model/testing/resolved.ts';

export const customerFields = [
  resolvedField('name', { title: '名称' }),
  resolvedField('amount', { title: '金额', type: 'number', scale: 2 }),
  resolvedField('count', { title: '数量', type: 'integer' }),
  resolvedField('active', { title: '启用', type: 'boolean' }),
  resolvedField('openedOn', { title: '开户日期', format: 'date' }),
  resolvedField('seenAt', { title: '来访时间', format: 'date-time' }),
  resolvedField('tags', { title: '标签', type: 'array' }),
  resolvedField('password', { title: '密码', secret: true }),
];
