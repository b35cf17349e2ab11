import type { ResolvedField, ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';

type Reference = NonNullable<ResolvedField['reference']>;

const reference = (model: string, more: Partial<Reference> = {}): { reference: Reference } => ({
  reference: { model, copy: {}, onDelete: 'refuse', where: {}, ...more },
});
const amount = (more: Partial<ResolvedField> = {}): Partial<ResolvedField> => ({ type: 'number', scale: 2, ...more });
const computed = (value: string, more: Partial<ResolvedField> = {}) => amount({ value, readOnly: true, ...more });

function transition(
  name: string,
  from: string,
  to: string,
  more: Partial<ResolvedTransition> = {},
): ResolvedTransition {
  return { name, title: name, from: [from], to, permission: name, set: {}, ...more };
}

const supplier = resolvedModel('project/supplier', [
  resolvedField('name', { title: '名称', required: true }),
  resolvedField('contact', { title: '联系人', ...reference('project/person', { copy: { phone: 'phone' } }) }),
  resolvedField('phone', { title: '电话', readOnly: true }),
]);

const person = resolvedModel('project/person', [resolvedField('name', { required: true }), resolvedField('phone')]);

const contract = resolvedModel('project/contract', [
  resolvedField('supplier', { title: '供应商', ...reference('project/supplier') }),
  resolvedField('name', { title: '名称' }),
]);

const project = resolvedModel(
  'project/project',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('rate', { title: '税率', ...amount() }),
    resolvedField('supplier', {
      title: '供应商',
      ...reference('project/supplier', { copy: { contact: 'contact' }, onDelete: 'clear' }),
    }),
    resolvedField('contact', {
      title: '联系人',
      ...reference('project/person', { copy: { phone: 'phone' } }),
      readOnly: true,
    }),
    resolvedField('phone', { title: '电话', readOnly: true }),
    resolvedField('contract', {
      title: '合同',
      ...reference('project/contract', { where: { supplier: '{{ $record.supplier }}' } }),
    }),
    resolvedField('members', { title: '成员', type: 'array', ...reference('project/person', { onDelete: 'clear' }) }),
    resolvedField('guests', {
      title: '客人',
      component: 'Picker',
      componentProps: { multiple: true },
      ...reference('project/person'),
    }),
    resolvedField('status', { title: '状态' }),
    resolvedField('note', { title: '备注' }),
    resolvedField('parts', { title: '部件', type: 'array', child: { model: 'project/part', parent: 'project' } }),
    resolvedField('approvals', {
      title: '审批',
      type: 'array',
      child: { model: 'project/approval', parent: 'project' },
    }),
    resolvedField('total', computed('{{ sum($record.parts, p => p.taxed) }}', { title: '合计', maximum: 1000 })),
    resolvedField(
      'accepted',
      computed("{{ sum($record.parts, p => p.status == 'accepted' ? p.taxed : 0) }}", { title: '已验收' }),
    ),
    resolvedField('approved', {
      title: '批准数',
      ...amount({ readOnly: true, rollup: { from: 'project/approval', by: 'project', sum: 'amount' } }),
    }),
  ],
  {
    title: '项目',
    recycleBin: true,
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft', 'approved'],
      deletable: ['draft', 'approved'],
      transitions: [
        transition('approve', 'draft', 'approved', { set: { rate: '{{ 0.5 }}' } }),
        transition('revoke', 'approved', 'draft'),
      ],
    },
    postings: [
      {
        name: 'approve project/approval',
        on: 'approve',
        undo: 'revoke',
        into: 'project/approval',
        set: { project: '{{ $record.id }}', amount: '{{ $record.total }}', subject: '{{ $record.note }}' },
      },
    ],
  },
);

const part = resolvedModel(
  'project/part',
  [
    resolvedField('project', { title: '项目', ...reference('project/project') }),
    resolvedField('name', { title: '名称' }),
    resolvedField('price', { title: '价格', ...amount() }),
    resolvedField('taxed', computed('{{ $record.price * (1 + ($parent.rate || 0)) }}', { title: '含税', minimum: 0 })),
    resolvedField('contract', {
      title: '合同',
      ...reference('project/contract', { where: { supplier: '{{ $parent.supplier }}' } }),
    }),
    resolvedField('status', { title: '状态' }),
  ],
  {
    title: '部件',
    childOf: { model: 'project/project', field: 'parts' },
    states: {
      field: 'status',
      initial: 'open',
      editable: ['open'],
      deletable: ['open'],
      transitions: [transition('accept', 'open', 'accepted')],
    },
  },
);

const approval = resolvedModel(
  'project/approval',
  [
    resolvedField('project', { title: '项目' }),
    resolvedField('amount', { title: '金额', ...amount({ required: true }) }),
    resolvedField('subject', { title: '事由', required: true }),
  ],
  { title: '审批', childOf: { model: 'project/project', field: 'approvals' } },
);

const approvedSums = resolvedModel(
  'project/approved',
  [
    resolvedField('subject', { title: '事由' }),
    resolvedField('amount', { title: '金额', ...amount() }),
    resolvedField('twice', computed('{{ $record.amount * 2 }}', { title: '两倍' })),
  ],
  { title: '批准合计', balanceOf: { model: 'project/approval', by: ['subject'], sum: ['amount'], min: {} } },
);

export const projectModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [supplier, person, contract, project, part, approval, approvedSums].map((model) => [model.id, model]),
);
