import { describe, expect, test } from 'vitest';

import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { projectModels } from '../testing/project-models.ts';
import { lines, refusalOf, useRecords, type Caller } from '../testing/record-fixture.ts';

const rule = (when: string, message: string, on: ResolvedForm['rules'][number]['on']) => ({
  when,
  message,
  on,
  severity: 'error' as const,
  pointer: '/rules/0',
});
const contractForm: ResolvedForm = {
  document: 'project/contract.form',
  title: '合同',
  layout: { labelWidth: 100, labelPosition: 'right', size: 'medium', columns: 1 },
  nodes: [],
  problems: [],
  rules: [
    rule("{{ $record.name != '已归档' }}", '归档的合同不能删除', { save: false, delete: true }),
    rule('{{ $record.name.length < 50 }}', '名称要对', { save: true, delete: false }),
  ],
};
const caller = useRecords(projectModels, new Map([['project/contract', contractForm]]));

async function base(records: Caller) {
  const [li, wang] = [
    await records.add('project/person', { name: '李', phone: '1' }),
    await records.add('project/person', { name: '王', phone: '2' }),
  ].map(({ id }) => String(id));
  const first = await records.add('project/supplier', { name: '甲', contact: li });
  const second = await records.add('project/supplier', { name: '乙', contact: wang });
  const contract = await records.add('project/contract', { name: '合同一', supplier: first['id'] });
  return {
    li: li ?? '',
    wang: wang ?? '',
    first: String(first['id']),
    second: String(second['id']),
    contract: String(contract['id']),
  };
}

describe('lines that only postings write', () => {
  test('are neither forged, changed nor erased by saving their owner', async () => {
    const records = caller();
    const forged = [{ amount: '9', subject: '伪造' }];
    const saved = await records.add('project/project', { name: 'P', note: '立项', approvals: forged });
    expect(lines(saved, 'approvals')).toEqual([]);
    await records.go('project/project', saved['id'], 'approve');
    const approved = await records.get('project/project', saved['id']);
    expect(lines(approved, 'approvals')).toMatchObject([{ subject: '立项', amount: '0.00' }]);
    const [line] = lines(approved, 'approvals');
    const edited = await records.edit('project/project', {
      id: saved['id'],
      name: 'Q',
      approvals: [{ ...line, amount: '9' }, ...forged],
    });
    expect(edited).toMatchObject({ name: 'Q', approvals: [{ subject: '立项', amount: '0.00' }] });
    const cleared = await records.edit('project/project', { id: saved['id'], approvals: [] });
    expect(lines(cleared, 'approvals')).toHaveLength(1);
  });

  test('are not written where the ledger’s own rules refuse them', async () => {
    const records = caller();
    const saved = await records.add('project/project', { name: 'P' });
    const refusal = await refusalOf(records.go('project/project', saved['id'], 'approve'));
    expect(refusal.message).toBe('不能过账到“审批”：请输入事由');
    expect(await records.get('project/project', saved['id'])).toMatchObject({ status: 'draft', approvals: [] });
  });

  test('are reversed when the record is deleted, and come back when it is restored', async () => {
    const records = caller();
    const parts = [{ price: '10' }];
    const saved = await records.add('project/project', { name: 'P', note: '立项', parts });
    await records.go('project/project', saved['id'], 'approve');
    const sum = async () =>
      (await records.list('project/approved')).records.map(({ amount, twice }) => [amount, twice]);
    expect(await sum()).toEqual([['15.00', '30.00']]);
    await records.remove('project/project', saved['id']);
    expect(await sum()).toEqual([['0.00', '0.00']]);
    await records.restore('project/project', saved['id']);
    expect(await sum()).toEqual([['15.00', '30.00']]);
  });
});

describe('conditions of references', () => {
  const refused = '合同不在可选范围内，请重新选择';

  test('are checked again when a field that they read changes', async () => {
    const records = caller();
    const { first, second, contract } = await base(records);
    const saved = await records.add('project/project', { name: 'P', supplier: first, contract });
    const refusal = await refusalOf(records.edit('project/project', { id: saved['id'], supplier: second }));
    expect(refusal.problems).toMatchObject([{ path: 'contract', message: refused }]);
    await records.edit('project/project', { id: saved['id'], supplier: second, contract: null });
  });

  test('hold for lines, which see their owner', async () => {
    const records = caller();
    const { first, second, contract } = await base(records);
    const parts = [{ name: 'a', contract }];
    const wrong = await refusalOf(records.add('project/project', { name: 'P', supplier: second, parts }));
    expect(wrong.problems).toMatchObject([{ path: 'parts.0.contract', message: refused }]);
    const saved = await records.add('project/project', { name: 'P', supplier: first, parts });
    const changed = await refusalOf(records.edit('project/project', { id: saved['id'], supplier: second }));
    expect(changed.problems).toMatchObject([{ path: 'parts.0.contract', message: refused }]);
  });
});

describe('what references copy', () => {
  test('is copied on by a reference that was filled so', async () => {
    const records = caller();
    const { first, second, li, wang } = await base(records);
    const saved = await records.add('project/project', { name: 'P', supplier: first });
    expect(saved).toMatchObject({ contact: li, phone: '1' });
    expect(await records.edit('project/project', { id: saved['id'], supplier: second })).toMatchObject({
      contact: wang,
      phone: '2',
    });
  });

  test('goes with the reference, whether it is cleared or its record deleted', async () => {
    const records = caller();
    const { first, second } = await base(records);
    const saved = await records.add('project/project', { name: 'P', supplier: first });
    expect(await records.edit('project/project', { id: saved['id'], supplier: null })).toMatchObject({
      contact: null,
      phone: null,
    });
    await records.edit('project/project', { id: saved['id'], supplier: second });
    await records.remove('project/supplier', second);
    expect(await records.get('project/project', saved['id'])).toMatchObject({ supplier: null, contact: null });
  });
});

describe('references to several', () => {
  test.each(['members', 'guests'])('%s must exist', async (field) => {
    const records = caller();
    const { li } = await base(records);
    const value = (...ids: string[]) => (field === 'guests' ? ids.join(',') : ids);
    const refusal = await refusalOf(records.add('project/project', { name: 'P', [field]: value(li, 'nobody') }));
    expect(refusal.problems).toMatchObject([{ path: field, rule: 'reference' }]);
    expect(await records.add('project/project', { name: 'P', [field]: value(li) })).toMatchObject({
      [field]: value(li),
    });
  });

  test('keep their records from being deleted, or let go of them', async () => {
    const records = caller();
    const { li } = await base(records);
    const lonely = await records.add('project/person', { name: '赵' });
    const guests = await records.add('project/project', { name: 'P', guests: `${li},${String(lonely['id'])}` });
    const refusal = await refusalOf(records.remove('project/person', lonely['id']));
    expect(refusal.message).toBe('被“项目”引用，不能删除');
    await records.edit('project/project', { id: guests['id'], guests: null });
    await records.edit('project/project', { id: guests['id'], members: [li, lonely['id']] });
    await records.remove('project/person', lonely['id']);
    expect(await records.get('project/project', guests['id'])).toMatchObject({ members: [li] });
  });
});

describe('transitions', () => {
  test('of a record recompute what its lines read of it', async () => {
    const records = caller();
    const saved = await records.add('project/project', { name: 'P', note: 'n', parts: [{ price: '10' }] });
    expect(saved).toMatchObject({ total: '10.00' });
    const approved = await records.go('project/project', saved['id'], 'approve');
    expect(approved).toMatchObject({ rate: '0.50', total: '15.00', approved: '15.00', parts: [{ taxed: '15.00' }] });
  });

  test('of a line keep its values, and recompute what its owner reads of it', async () => {
    const records = caller();
    const parts = [{ price: '10' }, { price: '20' }];
    const saved = await records.add('project/project', { name: 'P', rate: '1', parts });
    const [line] = lines(saved, 'parts');
    expect(await records.go('project/part', line?.['id'], 'accept')).toMatchObject({ taxed: '20.00' });
    expect(await records.get('project/project', saved['id'])).toMatchObject({ accepted: '20.00', total: '60.00' });
  });

  test('of a line keep it from being changed or removed with its owner', async () => {
    const records = caller();
    const saved = await records.add('project/project', { name: 'P', parts: [{ price: '10' }] });
    const [line] = lines(saved, 'parts');
    await records.go('project/part', line?.['id'], 'accept');
    const { id } = saved;
    const changed = await refusalOf(records.edit('project/project', { id, parts: [{ ...line, price: '1' }] }));
    expect(changed.message).toBe('单据状态为“accepted”，不能修改');
    const removed = await refusalOf(records.edit('project/project', { id, parts: [] }));
    expect(removed.message).toBe('单据状态为“accepted”，不能删除');
    expect(await records.edit('project/project', { id, name: 'Q', parts: [line ?? {}] })).toMatchObject({ name: 'Q' });
  });
});

describe('limits of computed values', () => {
  test.each([
    ['of the record', { price: '1001' }, 'total', '合计不能大于1000'],
    ['of a line', { price: '-1' }, 'parts.0.taxed', '含税不能小于0'],
  ])('%s refuse the save', async (_, part, path, message) => {
    const records = caller();
    const refusal = await refusalOf(records.add('project/project', { name: 'P', parts: [part] }));
    expect(refusal.problems).toEqual([expect.objectContaining({ path, message })]);
  });

  test('refuse the transition that goes beyond them', async () => {
    const records = caller();
    const saved = await records.add('project/project', { name: 'P', note: 'n', parts: [{ price: '900' }] });
    const refusal = await refusalOf(records.go('project/project', saved['id'], 'approve'));
    expect(refusal.message).toBe('项目“P”的合计不能大于1000');
    expect(await records.get('project/project', saved['id'])).toMatchObject({ status: 'draft', rate: null });
  });
});

describe('rules of the form', () => {
  test('apply to deleting if they declare it, and not to saving', async () => {
    const records = caller();
    const archived = await records.add('project/contract', { name: '已归档' });
    const open = await records.add('project/contract', { name: '进行中' });
    const refusal = await refusalOf(records.remove('project/contract', open['id'], archived['id']));
    expect(refusal.message).toBe('归档的合同不能删除');
    expect((await records.list('project/contract')).total).toBe(2);
    await records.remove('project/contract', open['id']);
  });

  test('that cannot be evaluated refuse the save', async () => {
    const records = caller();
    const refusal = await refusalOf(records.add('project/contract', { name: null }));
    expect(refusal.message).toMatch(/^规则“名称要对”无法检查，请联系管理员/);
  });
});
