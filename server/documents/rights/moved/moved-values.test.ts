import { describe, expect, test } from 'vitest';

import { resolvedModel } from '../../../../src/engine/model/testing/resolved.ts';
import type { Holder } from '../index.ts';
import {
  approver,
  business,
  fields,
  gainsOf,
  payment,
  states,
  text,
  type Asked,
  type Documents,
} from '../testing/payments.ts';

const renameState = (all: Documents, from: string, to: string, more: object = {}): void => {
  const model = payment(all);
  model.states = { ...JSON.parse(JSON.stringify(states(all)).replaceAll(`"${from}"`, `"${to}"`)), ...more };
};
const withItems = (): typeof business => {
  const all: Documents = structuredClone(business);
  fields(all, 'payment').status['x-dict'] = 'pay_status';
  const items = ['draft', 'approved'].map((value) => ({ value, text: value }));
  all['pay/status.dictionary'] = { code: 'pay_status', items };
  return structuredClone(all) as typeof business;
};

describe('a state that is renamed', () => {
  test('gives nobody anything, there and back', async () => {
    const to = (all: Documents) => renameState(all, 'approved', 'done', { renamedFrom: { done: ['approved'] } });
    expect(await gainsOf(to)).toEqual([]);
    const renamed: Documents = structuredClone(business);
    to(renamed);
    const back = (all: Documents): void => {
      renameState(all, 'done', 'approved');
      delete states(all).renamedFrom;
    };
    expect(await gainsOf(back, {}, renamed)).toEqual([]);
  });

  test('gives nothing by sums of the records in it, nor does a renamed field that is summed', async () => {
    const start: Documents = structuredClone(business);
    const rollup = { from: 'pay/line', by: 'payment', sum: 'qty', states: ['approved'] };
    fields(start, 'payment').paid = { ...text('已付'), type: 'number', 'x-scale': 2, 'x-rollup': rollup };
    const rename = (all: Documents): void => {
      renameState(all, 'approved', 'done', { renamedFrom: { done: ['approved'] } });
      const { qty, ...others } = fields(all, 'line');
      all['pay/line.model'].schema.properties = { ...others, count: { ...qty, 'x-renamed-from': ['qty'] } };
      fields(all, 'payment').paid['x-rollup'] = { ...rollup, sum: 'count', states: ['done'] };
    };
    expect(await gainsOf(rename, approver, start)).toEqual([]);
    const more = (all: Documents): void => {
      rename(all);
      fields(all, 'payment').paid['x-rollup'].states = ['draft', 'done'];
    };
    start['pay/payment.model'].states.transitions[0].when = '{{ $record.paid <= 1000 }}';
    expect(await gainsOf(rename, approver, start)).toEqual([]);
    expect(await gainsOf(more, approver, start)).not.toEqual([]);
  });

  describe('is compared in conditions as it was called', () => {
    const start: Documents = structuredClone(business);
    states(start).transitions[1].when = "{{ $record.status == 'approved' && $record.kind != 'approved' }}";
    const renamed = (when: string) => (all: Documents) => {
      renameState(all, 'approved', 'done', { renamedFrom: { done: ['approved'] } });
      states(all).transitions[1].when = when;
    };
    const backer: Asked = { held: [...(approver.held ?? []), 'pay:payment:back'] };

    test('where only its name is another', async () => {
      const when = "{{ $record.status == 'done' && $record.kind != 'approved' }}";
      expect(await gainsOf(renamed(when), backer, start)).toEqual([]);
    });

    test.each([
      ['another text', "{{ $record.status == 'done' && $record.kind != 'done' }}"],
      ['the former state', "{{ $record.status == 'approved' && $record.kind != 'approved' }}"],
      ['the state without a condition', "{{ $record.kind != 'approved' }}"],
    ])('and not where it is %s', async (_, when) => {
      expect(await gainsOf(renamed(when), backer, start)).toContainEqual(expect.stringMatching(/不按原来的条件/));
    });

    test('nor where the state is read in a way that cannot be followed', async () => {
      const when = "{{ $record.status.includes('appr') }}";
      const other: Documents = structuredClone(start);
      states(other).transitions[1].when = when;
      expect(await gainsOf(renamed(when), backer, other)).toContainEqual(expect.stringMatching(/不按原来的条件/));
    });
  });

  test('is as closed as it was', async () => {
    const gained = await gainsOf((all) =>
      renameState(all, 'approved', 'done', { renamedFrom: { done: ['approved'] }, editable: ['draft', 'done'] }),
    );
    expect(gained).toContainEqual(expect.stringMatching(/在状态 approved 下修改/));
  });

  test('may not take the records of a state that there was', async () => {
    const gained = await gainsOf((all) => {
      renameState(all, 'draft', 'new', { renamedFrom: { approved: ['draft'] } });
    });
    expect(gained).toContainEqual(expect.stringMatching(/从 draft 改为 approved，您自己没有权限/));
  });

  test('by an item of its dictionary is compared in the same way', async () => {
    const start = withItems();
    const rename = (all: Documents, more: object = {}): void => {
      renameState(all, 'approved', 'done', more);
      all['pay/status.dictionary'].items[1] = { value: 'done', text: 'done', renamedFrom: ['approved'] };
    };
    expect(await gainsOf(rename, {}, start)).toEqual([]);
    expect(await gainsOf((all) => rename(all, { editable: ['draft', 'done'] }), {}, start)).toContainEqual(
      expect.stringMatching(/在状态 approved 下修改/),
    );
  });
});

describe('records of a removed state', () => {
  const start: Documents = structuredClone(business);
  delete payment(start).postings;
  states(start).transitions.push({ name: 'keep', title: '保留', from: ['draft'], to: 'draft' });
  const reopen = (all: Documents): void => {
    states(all).transitions = states(all).transitions.filter(({ name }: { name: string }) => name === 'keep');
  };
  const choices = { 'state-removed:pay/payment.status.approved': 'draft' };

  test('go only where their author may take all of them', async () => {
    expect(await gainsOf(reopen, { ...approver, choices }, start)).toContainEqual(
      expect.stringMatching(/从 approved 改为 draft，您自己没有权限/),
    );
    const back: Asked = { held: [...(approver.held ?? []), 'pay:payment:back'], choices };
    expect(await gainsOf(reopen, back, start)).toEqual([]);
    const rules = { 'pay:payment': [{ field: 'depart', operator: 'empty' as const }] };
    expect(await gainsOf(reopen, { ...back, rules }, start)).toContainEqual(
      expect.stringMatching(/从 approved 改为 draft，您自己没有权限/),
    );
    expect(await gainsOf(reopen, { administrator: true, choices }, start)).toEqual([]);
  });

  test('are as closed in a new state', async () => {
    const other = (all: Documents) => renameState(all, 'approved', 'open', { editable: ['draft', 'open'] });
    const gained = await gainsOf(other, { choices: { 'state-removed:pay/payment.status.approved': 'open' } });
    expect(gained).toContainEqual(expect.stringMatching(/在状态 approved 下修改/));
  });
});

test('an option that a condition reads keeps its name', async () => {
  const start: Documents = structuredClone(business);
  Object.assign(fields(start, 'payment').kind, { enum: ['big', 'small'] });
  states(start).transitions[0].when = "{{ $record.kind != 'big' }}";
  const choices = { 'item-removed:pay/payment.kind.big': 'large' };
  const change = (all: Documents) => void (fields(all, 'payment').kind.enum = ['large', 'small']);
  expect(await gainsOf(change, { ...approver, choices }, start)).toContainEqual(
    expect.stringMatching(/从 big 改为 large，您自己没有权限/),
  );
});

describe('a renamed field', () => {
  test('with several former names is compared as the one whose values it takes', async () => {
    const start: Documents = structuredClone(business);
    delete states(start).transitions[0].set;
    const gained = await gainsOf(
      (all) => {
        const { kind: _kind, checkedBy: _by, ...others } = fields(all, 'payment');
        payment(all).schema.properties = { ...others, x: text('x', { 'x-renamed-from': ['checkedBy', 'kind'] }) };
      },
      {},
      start,
    );
    expect(gained).toContainEqual(expect.stringMatching(/写入“pay:payment”的字段 checkedBy/));
  });

  test('changes no text of a condition and nothing but members of the record', async () => {
    const start: Documents = structuredClone(business);
    fields(start, 'payment').username = text('账号');
    const change =
      (after: string) =>
      (all: Documents): void => {
        const { username: _name, ...others } = fields(all, 'payment');
        payment(all).schema.properties = { ...others, realname: text('账号', { 'x-renamed-from': ['username'] }) };
        states(all).transitions[0].when = after;
      };
    const before = "{{ $user.username != $record.username && $record.kind == 'username' }}";
    states(start).transitions[0].when = before;
    expect(await gainsOf(change(before.replace('$record.username', '$record.realname')), approver, start)).toEqual([]);
    for (const after of [
      "{{ $user.realname != $record.realname && $record.kind == 'username' }}",
      "{{ $user.username != $record.realname && $record.kind == 'realname' }}",
    ])
      expect(await gainsOf(change(after), approver, start)).toContainEqual(expect.stringMatching(/不按原来的条件/));
  });
});

describe('a model that is renamed', () => {
  // The previous state already has the payments under their new name, as a publication compares them.
  const start: Documents = structuredClone(business);
  for (const key of ['pay/payment.model', 'pay/line.model']) start[key].permission = 'pay:bill';
  const names = ['list', 'add', 'edit', 'approve', 'back'].map(
    (verb) => [`pay:payment:${verb}`, `pay:bill:${verb}`] as const,
  );
  const moves = [
    {
      before: resolvedModel('pay/former', [], { permission: 'pay:payment', table: 'pay_former' }),
      after: resolvedModel('pay/payment', [], { permission: 'pay:bill', table: 'pay_payment' }),
      keys: new Map(),
      movesTable: true,
      pages: new Map(),
      permissions: new Map(names),
    },
  ];

  test('gives nobody a right, though grants follow its name', async () => {
    const title = (all: Documents) => void (payment(all).title = '票');
    expect(await gainsOf(title, { moves }, start)).toEqual([]);
    const open = (all: Documents) => void (states(all).editable = ['draft', 'approved']);
    expect(await gainsOf(open, { moves }, start)).toContainEqual(expect.stringMatching(/会让您在状态 approved 下修改/));
    const role: Holder = {
      role: '录入',
      platform: false,
      has: (name) => name === 'pay:payment:edit',
      rules: ({ permission }) => (permission === 'pay:payment' ? ['own'] : []),
    };
    const byRole = { moves, administrator: true, roles: [role] };
    expect(await gainsOf(open, byRole, start)).toContainEqual(expect.stringMatching(/会让角色“录入”在状态 approved/));
    const prefix = (all: Documents) => void (payment(all).permission = 'pay:other');
    const free: Holder = { ...role, has: (name) => ['pay:payment:list', 'pay:other:list'].includes(name) };
    expect(await gainsOf(prefix, { ...byRole, roles: [free] }, start)).toContainEqual(
      expect.stringMatching(/会让角色“录入”不受数据规则限制地查看/),
    );
  });

  test('shows no field that was secret under its former name', async () => {
    const pin = (all: Documents) => void (fields(all, 'payment').pin = text('密码'));
    expect(await gainsOf(pin, { moves, once: [['pay_former', ['pin']]] }, start)).toContainEqual(
      expect.stringMatching(/会让人看到保密的字段 pin/),
    );
  });
});
