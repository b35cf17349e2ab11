import type { ResolvedField, ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { testField, testModel } from '../../../src/engine/query/testing/resolved.ts';

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

const supplier = testModel('project/supplier', [
  testField('name', { title: '名称', required: true }),
  testField('contact', { title: '联系人', ...reference('project/person', { copy: { phone: 'phone' } }) }),
  testField('phone', { title: '电话', readOnly: true }),
]);

const person = testModel('project/person', [testField('name', { required: true }), testField('phone')]);

const contract = testModel('project/contract', [
  testField('supplier', { title: '供应商', ...reference('project/supplier') }),
  testField('name', { title: '名称' }),
]);

/** A project: its parts have states of their own, its approvals are written by postings alone. */
const project = testModel(
  'project/project',
  [
    testField('name', { title: '名称', required: true }),
    testField('rate', { title: '税率', ...amount() }),
    testField('supplier', {
      title: '供应商',
      ...reference('project/supplier', { copy: { contact: 'contact' }, onDelete: 'clear' }),
    }),
    testField('contact', {
      title: '联系人',
      ...reference('project/person', { copy: { phone: 'phone' } }),
      readOnly: true,
    }),
    testField('phone', { title: '电话', readOnly: true }),
    testField('contract', {
      title: '合同',
      ...reference('project/contract', { where: { supplier: '{{ $record.supplier }}' } }),
    }),
    testField('members', { title: '成员', type: 'array', ...reference('project/person', { onDelete: 'clear' }) }),
    testField('guests', {
      title: '客人',
      component: 'Picker',
      componentProps: { multiple: true },
      ...reference('project/person'),
    }),
    testField('status', { title: '状态' }),
    testField('note', { title: '备注' }),
    testField('parts', { title: '部件', type: 'array', child: { model: 'project/part', parent: 'project' } }),
    testField('approvals', { title: '审批', type: 'array', child: { model: 'project/approval', parent: 'project' } }),
    testField('total', computed('{{ sum($record.parts, p => p.taxed) }}', { title: '合计', maximum: 1000 })),
    testField(
      'accepted',
      computed("{{ sum($record.parts, p => p.status == 'accepted' ? p.taxed : 0) }}", { title: '已验收' }),
    ),
    testField('approved', {
      title: '批准数',
      ...amount({ readOnly: true, rollup: { from: 'project/approval', by: 'project', sum: 'amount' } }),
    }),
  ],
  {
    title: '项目',
    recycleBin: true,
    states: {
      ...{ field: 'status', initial: 'draft', editable: ['draft', 'approved'], deletable: ['draft', 'approved'] },
      transitions: [
        transition('approve', 'draft', 'approved', { set: { rate: '{{ 0.5 }}' } }),
        transition('revoke', 'approved', 'draft'),
      ],
    },
    postings: [
      {
        ...{ on: 'approve', undo: 'revoke', into: 'project/approval' },
        set: { project: '{{ $record.id }}', amount: '{{ $record.total }}', subject: '{{ $record.note }}' },
      },
    ],
  },
);

const part = testModel(
  'project/part',
  [
    testField('project', { title: '项目', ...reference('project/project') }),
    testField('name', { title: '名称' }),
    testField('price', { title: '价格', ...amount() }),
    testField('taxed', computed('{{ $record.price * (1 + ($parent.rate || 0)) }}', { title: '含税', minimum: 0 })),
    testField('contract', {
      title: '合同',
      ...reference('project/contract', { where: { supplier: '{{ $parent.supplier }}' } }),
    }),
    testField('status', { title: '状态' }),
  ],
  {
    title: '部件',
    childOf: { model: 'project/project', field: 'parts' },
    states: {
      ...{ field: 'status', initial: 'open', editable: ['open'], deletable: ['open'] },
      transitions: [transition('accept', 'open', 'accepted')],
    },
  },
);

const approval = testModel(
  'project/approval',
  [
    testField('project', { title: '项目' }),
    testField('amount', { title: '金额', ...amount({ required: true }) }),
    testField('subject', { title: '事由', required: true }),
  ],
  { title: '审批', childOf: { model: 'project/project', field: 'approvals' } },
);

const approvedSums = testModel(
  'project/approved',
  [
    testField('subject', { title: '事由' }),
    testField('amount', { title: '金额', ...amount() }),
    testField('twice', computed('{{ $record.amount * 2 }}', { title: '两倍' })),
  ],
  { title: '批准合计', balanceOf: { model: 'project/approval', by: ['subject'], sum: ['amount'], min: {} } },
);

/** Suppliers with contracts, and projects whose parts and approvals are written on roads of their own. */
export const projectModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [supplier, person, contract, project, part, approval, approvedSums].map((model) => [model.id, model]),
);
