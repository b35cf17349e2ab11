import { describe, expect, test } from 'vitest';

import type { Condition } from '../../../src/engine/query/index.ts';
import type { Holder } from './index.ts';
import {
  amount,
  approver,
  business,
  fields,
  gainsOf,
  model,
  own,
  payment,
  pointsOf,
  states,
  text,
  type Asked,
  type Documents,
} from './testing/payments.ts';

describe('refused to an author is', () => {
  test.each<[what: string, change: (documents: Documents) => void, sentences: RegExp, options?: Asked]>([
    [
      'another prefix of permissions',
      (all) => (all['pay/supplier.model'].permission = 'pay:note'),
      /查看“pay:supplier”的记录/,
    ],
    ['an initial state that is approved', (all) => (states(all).initial = 'approved'), /变更为状态 approved/],
    ['editing what is approved', (all) => states(all).editable.push('approved'), /在状态 approved 下修改/],
    [
      'deleting what is approved',
      (all) => (states(all).deletable = ['draft', 'approved']),
      /在状态 approved 下删除/,
      { held: [...own, 'pay:payment:delete'] },
    ],
    [
      'an approval without its condition',
      (all) => delete states(all).transitions[0].when,
      /不按原来的条件把“pay:payment”变更为状态 approved/,
      approver,
    ],
    [
      'another formula of what a condition reads',
      (all) => (fields(all, 'payment').total['x-value'] = '{{ 0 }}'),
      /不按原来的条件/,
      approver,
    ],
    [
      'an approval that no longer notes who it was',
      (all) => delete states(all).transitions[0].set,
      /不按原来的条件/,
      approver,
    ],
    ['an approval that no longer posts', (all) => (payment(all).postings = []), /不按原来的条件/, approver],
    [
      'an approval by who edits',
      (all) => (states(all).transitions[0].permission = 'pay:payment:edit'),
      /变更为状态 approved/,
    ],
    [
      'a way back from what is approved',
      (all) =>
        states(all).transitions.push({
          name: 'open',
          title: '打开',
          from: ['approved'],
          to: 'draft',
          permission: 'pay:payment:edit',
        }),
      /变更为状态 draft/,
    ],
    [
      'a way out of what is approved',
      (all) =>
        states(all).transitions.push({
          name: 'open',
          title: '打开',
          from: ['approved'],
          to: 'opened',
          permission: 'pay:payment:edit',
        }),
      /变更为状态 opened/,
    ],
    [
      'a way to approval through a new state',
      (all) =>
        states(all).transitions.push(
          { name: 'a', title: '甲', from: ['draft'], to: 'new', permission: 'pay:payment:edit' },
          { name: 'b', title: '乙', from: ['new'], to: 'approved', permission: 'pay:payment:edit' },
        ),
      /变更为状态 approved/,
    ],
    [
      'no states at all',
      (all) => {
        delete payment(all).states;
        payment(all).postings = [];
      },
      /修改“pay:payment”的记录/,
    ],
    [
      'states in another field',
      (all) => {
        states(all).field = 'kind';
      },
      /修改“pay:payment”的记录/,
    ],
    [
      'an editable state that a publication before left bills in',
      (all) => {
        states(all).editable.push('gone');
        states(all).transitions.push({ name: 'mend', title: '整理', from: ['gone'], to: 'draft' });
      },
      /在状态 gone 下修改/,
      { used: ['gone'] },
    ],
    [
      'typing who approved',
      (all) => delete fields(all, 'payment').checkedBy['x-read-only'],
      /写入“pay:payment”的字段 checkedBy/,
    ],
    [
      'typing what was computed',
      (all) => delete fields(all, 'payment').total['x-value'],
      /写入“pay:payment”的字段 total/,
    ],
    [
      'the state copied from a record that is chosen',
      (all) => (fields(all, 'payment').note = text('单', { 'x-ref': { model: 'pay/note', copy: { name: 'status' } } })),
      /写入“pay:payment”的字段 status/,
    ],
    [
      'a computed state',
      (all) => (fields(all, 'payment').status['x-value'] = "{{ 'approved' }}"),
      /写入“pay:payment”的字段 status/,
    ],
    [
      'a ledger that is written by hand',
      (all) => (payment(all).postings = []),
      /新增“pay:ledger”的记录/,
      { held: [...own, 'pay:ledger:add'] },
    ],
    [
      'posting by a bill of one’s own',
      (all) =>
        (all['pay/note.model'] = model(
          'pay:note',
          { name: text('名称'), status: text('状态') },
          {
            states: {
              field: 'status',
              initial: 'a',
              transitions: [{ name: 'approve', title: '审核', from: ['a'], to: 'b' }],
            },
            postings: [{ on: 'approve', into: 'pay/ledger', set: { amount: '{{ 1 }}' } }],
          },
        )),
      /从“pay:note”记入“pay:ledger”/,
    ],
    [
      'lines in a model that one may edit',
      (all) => {
        fields(all, 'supplier').note = text('单', { 'x-ref': { model: 'pay/note' } });
        fields(all, 'note').rows = {
          type: 'array',
          title: '行',
          'x-child': { model: 'pay/supplier', parent: 'note' },
        };
      },
      /查看“pay:supplier”的记录/,
    ],
    [
      'a secret under another name',
      (all) => {
        const member = fields(all, 'member');
        delete member.password;
        member.Password = text('密码');
      },
      /保密的字段 Password/,
    ],
    [
      'what was secret once',
      (all) => (fields(all, 'note').pin = text('密码')),
      /保密的字段 pin/,
      { once: [['pay_note', ['pin']]] },
    ],
    [
      'a secret that is written elsewhere',
      (all) => (fields(all, 'member').copy = text('副本', { 'x-value': '{{ join(Object.values($record), x => x) }}' })),
      /保密的字段 password 写到别处/,
    ],
  ])('%s', async (_what, change, sentences, options) => {
    expect(await gainsOf(change, options)).toContainEqual(expect.stringMatching(sentences));
  });
});

describe('data rules', () => {
  const rules: Record<string, Condition[]> = {
    'pay:payment': [{ field: 'depart', operator: 'in', values: ['A01'] }],
  };
  test.each<[what: string, change: (documents: Documents) => void, sentences: RegExp]>([
    [
      'are not left behind with the prefix',
      (all) => (payment(all).permission = 'pay:note'),
      /不受数据规则限制地查看“pay:payment”的记录/,
    ],
    [
      'go by a field that is filled as before',
      (all) => (fields(all, 'payment').depart['x-value'] = "{{ 'A01' }}"),
      /不受数据规则限制地查看/,
    ],
    [
      'hold for what is sent to others',
      (all) => (payment(all).reminders = [{ name: 'all', when: '{{ true }}', to: { users: ['lina'] }, text: 'x' }]),
      /数据规则只让您看到其中一部分/,
    ],
    [
      'hold for reports',
      (all) => (all['pay/s.query'] = { model: 'pay/payment', columns: ['name'] }),
      /数据规则只让您看到其中一部分/,
    ],
  ])('%s', async (_what, change, sentences) => {
    const held = [...own, 'pay:note:list', ...pointsOf('note', 'add')];
    expect(await gainsOf(change, { held, rules })).toContainEqual(expect.stringMatching(sentences));
  });
});

describe('refused is what somebody else gains:', () => {
  const role = (title: string, held: readonly string[], rules: Record<string, string[]> = {}): Holder => ({
    role: title,
    platform: false,
    has: (name) => held.includes(name),
    rules: ({ permission }) => rules[permission] ?? [],
  });
  const clerk = role('出纳', pointsOf('payment', 'list', 'edit'));

  test('an approval by a role that only edits, also where the administrator publishes', async () => {
    const change = (all: Documents): void => void (states(all).transitions[0].permission = 'pay:payment:edit');
    expect(await gainsOf(change, { administrator: true, roles: [clerk] })).toContain(
      '模型 pay/payment 会让角色“出纳”把“pay:payment”变更为状态 approved，现在不能',
    );
  });

  test('records beyond the data rules of a role', async () => {
    const narrow = role('分公司', [...pointsOf('payment', 'list'), ...pointsOf('note', 'list')], {
      'pay:payment': ['depart'],
    });
    const change = (all: Documents): void => void (payment(all).permission = 'pay:note');
    expect(await gainsOf(change, { administrator: true, roles: [narrow] })).toContain(
      '模型 pay/payment 会让角色“分公司”不受数据规则限制地查看“pay:payment”的记录，现在不能',
    );
  });
});

describe('published goes', () => {
  test.each<[what: string, change: (documents: Documents) => void]>([
    ['a field more', (all) => (fields(all, 'payment').remark = text('备注'))],
    [
      'a model with permissions of its own, and its page',
      (all) => {
        all['pay/device.model'] = model('pay:device', { name: text('名称') });
        all['pay/device.list'] = { model: 'pay/device', columns: ['name'] };
      },
    ],
    [
      'a transition with a permission of its own',
      (all) => states(all).transitions.push({ name: 'close', title: '关闭', from: ['approved'], to: 'draft' }),
    ],
    [
      'a stricter condition',
      (all) => (states(all).transitions[0].when = "{{ $record.total<=1000 && $record.name != '' }}"),
    ],
    ['fewer editable states', (all) => (states(all).editable = [])],
    [
      'a picker and a reference over what one may list',
      (all) => {
        all['pay/n.picker'] = { model: 'pay/note', columns: ['name'] };
        fields(all, 'payment').note = text('单', { 'x-ref': { model: 'pay/note' } });
      },
    ],
    [
      'another formula that no condition reads',
      (all) => (fields(all, 'payment').double = { ...amount, 'x-value': '{{ $record.amount * 2 }}' }),
    ],
    [
      'reminders of what one may list',
      (all) =>
        (all['pay/note.model'].reminders = [{ name: 'all', when: '{{ true }}', to: { users: ['lina'] }, text: 'x' }]),
    ],
    [
      'a call that one may make',
      (all) => (all['pay/mine.request'] = { method: 'POST', path: '/pay/note/add', permission: 'pay:note:add' }),
    ],
    ['a title', (all) => (payment(all).title = '付款单')],
    ['a secret more', (all) => (fields(all, 'note').pin = text('密码', { 'x-secret': true }))],
  ])('%s', async (_what, change) => {
    expect(await gainsOf(change, approver)).toEqual([]);
  });

  test('everything where nobody else may do more and the administrator publishes', async () => {
    const change = (all: Documents): void => void (states(all).editable = ['draft', 'approved']);
    expect(await gainsOf(change, { administrator: true })).toEqual([]);
  });

  test.each<[what: string, change: (documents: Documents) => void]>([
    ['a maximum that is raised', (all) => (fields(all, 'payment').amount.maximum = 1_000_000)],
    ['a maximum that is taken away', (all) => delete fields(all, 'payment').amount.maximum],
    ['a minimum that is lowered', (all) => (fields(all, 'payment').amount.minimum = -5)],
    ['a balance that may go lower', (all) => (all['pay/balance.model'].balanceOf.min.amount = -100)],
    ['a balance without a minimum', (all) => delete all['pay/balance.model'].balanceOf.min],
    ['another amount that is posted', (all) => (payment(all).postings[0].set.amount = '{{ $record.amount * 2 }}')],
  ])('%s, by who may publish what decides about data', async (_what, change) => {
    const limited: Documents = structuredClone(business);
    fields(limited, 'payment').amount = { ...amount, minimum: 0, maximum: 1_000 };
    limited['pay/ledger.model'] = model('pay:ledger', { amount, kind: text('种类') });
    limited['pay/balance.model'] = model(
      'pay:balance',
      { amount, kind: text('种类') },
      { balanceOf: { model: 'pay/ledger', by: ['kind'], sum: ['amount'], min: { amount: 0 } } },
    );
    const held = [...own, 'pay:payment:approve', 'pay:ledger:list'];
    expect(await gainsOf(change, { held }, limited)).toEqual([]);
  });
});
