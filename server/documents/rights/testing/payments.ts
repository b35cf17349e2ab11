import { expect } from 'vitest';

import type { Condition } from '../../../../src/engine/query/index.ts';
import { readDocumentKey, type DocumentKey } from '../../../../src/schema/documents/document.ts';
import { openCatalogue } from '../../../catalogue/index.ts';
import { schemaFolder } from '../../../catalogue/testing/folder.ts';
import type { ModelMove } from '../../../effects/index.ts';
import { defineRoute, success, type Person, type Route } from '../../../http/index.ts';
import { gainedRights, type Holder } from '../index.ts';

export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
export const amount = { type: 'number', title: '金额', 'x-scale': 2 };
export const model = (permission: string, properties: object, more: object = {}) => ({
  title: permission,
  permission,
  schema: { type: 'object', properties },
  ...more,
});

/**
 * The models for the tests: payments with approval, suppliers and a ledger that the author may not list, and members
 * with a secret.
 */
export const business = {
  'pay/payment.model': model(
    'pay:payment',
    {
      name: text('名称'),
      amount,
      total: { ...amount, 'x-value': '{{ $record.amount }}' },
      kind: text('种类'),
      depart: text('部门'),
      checkedBy: text('审核人', { 'x-read-only': true }),
      status: text('状态'),
      lines: { type: 'array', title: '明细', 'x-child': { model: 'pay/line', parent: 'payment' } },
    },
    {
      states: {
        field: 'status',
        initial: 'draft',
        editable: ['draft'],
        transitions: [
          {
            name: 'approve',
            title: '审核',
            from: ['draft'],
            to: 'approved',
            when: '{{ $record.total <= 1000 }}',
            set: { checkedBy: '{{ $user.username }}' },
          },
          { name: 'back', title: '退回', from: ['approved'], to: 'draft' },
        ],
      },
      postings: [{ on: 'approve', undo: 'back', into: 'pay/ledger', set: { amount: '{{ $record.amount }}' } }],
    },
  ),
  'pay/line.model': model('pay:payment', { payment: text('付款', { 'x-ref': { model: 'pay/payment' } }), qty: amount }),
  'pay/ledger.model': model('pay:ledger', { amount }),
  'pay/note.model': model('pay:note', { name: text('名称') }),
  'pay/supplier.model': model('pay:supplier', { name: text('名称'), bank: text('账号') }),
  'pay/member.model': model('pay:member', { name: text('名称'), password: text('密码', { 'x-secret': true }) }),
  'pay/supplier.request': { method: 'POST', path: '/pay/note/add', permission: 'pay:note:add', body: { name: 'a' } },
  'pay/note.list': { model: 'pay/note', columns: ['name'] },
};

export type Documents = Record<string, any>;

export const pointsOf = (model: string, ...verbs: string[]) => verbs.map((verb) => `pay:${model}:${verb}`);
export const own = [
  ...pointsOf('payment', 'list', 'add', 'edit'),
  ...pointsOf('note', 'list', 'add', 'edit', 'delete', 'approve'),
  ...pointsOf('member', 'list', 'add', 'edit'),
  'system:document:data',
];

const routes: Route[] = [
  defineRoute({ method: 'PUT', path: '/sys/user/edit', permission: 'signed-in', handler: () => success(null) }),
  defineRoute({
    method: 'GET',
    path: '/sys/job/execute',
    permission: 'system:job:execute',
    handler: () => success(null),
  }),
];
const modelRoutes = ['payment', 'note', 'supplier'].flatMap((name) => [
  defineRoute({
    method: 'POST',
    path: `/pay/${name}/add`,
    permission: `pay:${name}:add`,
    handler: () => success(null),
  }),
  defineRoute({
    method: 'POST',
    path: `/pay/${name}/transition`,
    permission: 'signed-in',
    handler: () => success(null),
  }),
]);

export interface Asked {
  held?: readonly string[];
  rules?: Record<string, Condition[]>;
  roles?: readonly Holder[];
  once?: [string, string[]][];
  administrator?: boolean;
  used?: readonly string[];
  choices?: Record<string, string>;
  moves?: readonly ModelMove[];
}

/** An author who may also approve payments. */
export const approver: Asked = { held: [...own, 'pay:payment:approve'] };

export async function gainsOf(
  change: (documents: Documents) => void,
  options: Asked = {},
  start: object = business,
): Promise<string[]> {
  const { held = own, rules = {}, roles = [], once = [], administrator = false, used = [], choices, moves } = options;
  const catalogue = openCatalogue([schemaFolder({ ...start })]);
  const documents: Documents = structuredClone(start);
  change(documents);
  const kindOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
  const keys = [...new Set([...Object.keys(start), ...Object.keys(documents)])].flatMap(
    (key) => readDocumentKey(key) ?? [],
  );
  const overlay = new Map(
    keys.flatMap((key): [DocumentKey, string | null][] => {
      const [was, now] = [Reflect.get(start, key), documents[key]];
      if (JSON.stringify(was) === JSON.stringify(now)) return [];
      return [[key, now && JSON.stringify({ kind: kindOf(key), formatVersion: 1, title: key, ...now })]];
    }),
  );
  const after = catalogue.prepare(overlay);
  expect(after.documents.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const person: Person = {
    id: '1',
    username: 'lina',
    realname: '李娜',
    orgCode: null,
    tenantId: 0,
    administrator,
    platform: administrator,
    permissions: { has: (name) => administrator || held.includes(name) },
    conditions: ({ permission }) => rules[permission] ?? [],
  };
  return gainedRights(
    person,
    { before: catalogue.current(), after, keys: [...overlay.keys()], choices, moves },
    {
      routesOf: () => ({ own: routes, models: modelRoutes }),
      roles: async () => roles,
      onceSecret: async () => new Map(once.map(([table, columns]) => [table, new Set(columns)])),
      statesInUse: async ({ states }) => states.filter((state) => used.includes(state)),
    },
  );
}

export const payment = (documents: Documents) => documents['pay/payment.model'];
export const fields = (documents: Documents, name: string) => documents[`pay/${name}.model`].schema.properties;
export const states = (documents: Documents) => payment(documents).states;
