import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../testing/demo-server.ts';
import { seedDemo } from './seed-demo.ts';

// The server fills a small demo company first, and machines may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const users: [username: string, entries: string[]][] = [
  ['zhangwei', ['客户', '询价单', '销售订单', '应收单']],
  ['lina', ['物料', '入库单', '出库单', '盘点单', '库存']],
  ['liuyang', ['供应商', '供应商证书', '入库单', '应付单']],
  ['wangfang', ['账户', '应收单', '收款单', '应付单', '付款单', '发票', '支票', '币种']],
  ['chenjing', ['供应商证书', '图纸列表', '问题信息', '产品明细', '审核流程']],
  ['admin', ['用户', '角色', '系统日志', '在线用户']],
];

const size = { materials: 400, customers: 80, suppliers: 40, days: 60 };
const { api, address, tokenOf } = demoServer(
  users.map(([username]) => username).filter((username) => username !== 'admin'),
  { environment: { DEMO: '1' }, start: { seedDemo: (parts) => seedDemo(parts, size) } },
);

interface Entry {
  path?: string;
  component?: string;
  meta?: { title?: string };
  children?: Entry[];
}

interface SentDocument {
  key: string;
  body: Record<string, any>;
}

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

async function menuOf(username: string): Promise<{ title: string; key: string }[]> {
  const { result } = await api('GET', '/sys/permission/getUserPermissionByToken', undefined, username);
  const entries = flat(result.menu).flatMap(({ component = '', meta }) =>
    /\.(list|model|screen)$/.test(component) ? [{ title: String(meta?.title), key: component }] : [],
  );
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}

async function openPage(key: string, username: string): Promise<{ status: number; rows?: any; beside?: any }> {
  const answer = await fetch(`${address()}/pagewright/pages/${key}`, {
    headers: { 'x-access-token': tokenOf(username) },
  });
  const { documents = [] }: { documents?: SentDocument[] } = await answer.json();
  const body = documents.find((document) => document.key === key)?.body;
  const model = key.endsWith('.model') ? key : `${body?.['model']}.model`;
  if (!answer.ok || key.endsWith('.screen')) return { status: answer.status };
  const resource = documents.find((document) => document.key === model)?.body['resource'] ?? `/${model.slice(0, -6)}`;
  const list = key.endsWith('.model') ? body?.['list'] : body;
  const tree = list?.beside?.children === undefined ? list?.beside?.model : undefined;
  const beside = tree && (await api('GET', `/${tree}/list?pageSize=1`, undefined, username));
  const rows = await api('GET', `${resource}/list?pageSize=1`, undefined, username);
  return { status: answer.status, rows, ...(beside && { beside }) };
}

describe.each(users)('%s', (username, expected) => {
  let menu: { title: string; key: string }[] = [];
  beforeAll(async () => {
    menu = await menuOf(username);
  });

  test('has the pages of their work in the menu', () => {
    expect(menu.map(({ title }) => title)).toEqual(expect.arrayContaining(expected));
  });

  test('may open each page of the menu, and list what it shows', async () => {
    for (const { key } of menu) {
      const { status, rows, beside } = await openPage(key, username);
      expect([key, status]).toEqual([key, 200]);
      for (const answer of [rows, beside])
        if (answer) expect([key, answer.success, answer.code]).toEqual([key, true, 0]);
    }
  });
});

const empty = ['system/tenant.list', 'system/data-source.list', 'online-form/head.list'];

test('every list of the menu has rows on a fresh demo', async () => {
  const without: string[] = [];
  for (const { key } of await menuOf('admin')) {
    const { rows } = await openPage(key, 'admin');
    if (!rows || empty.includes(key)) continue;
    const { result } = rows;
    if ((Array.isArray(result) ? result.length : result.total) === 0) without.push(key);
  }
  expect(without).toEqual([]);
});
