import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { knowBackend } from '../../../server/backend/index.ts';
import { demoModules } from '../../../server/backend/modules/testing/demo-modules.ts';
import { checkedAsPages } from '../../../server/catalogue/index.ts';
import { problemReport } from '../../../src/schema/check/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { checkedWithBackend } from './check-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const resource = '/test/order';
const backend = demoModules({
  methods: { [`${resource}/list`]: 'GET', [`${resource}/linesByMainId`]: 'GET', '/test/close': 'POST' },
  results: {
    '/sys/dict/queryAllDictItems': { grade: [{ value: '1', text: '甲' }] },
    '/sys/permission/getUserPermissionByToken': { menu: [], auth: [], allAuth: [] },
    [`${resource}/list`]: { records: [{ id: '1', code: 'A', level: '1' }] },
  },
});

function file(key: string, body: object) {
  const path = `${key}.json`;
  const at = join(folder, path);
  mkdirSync(dirname(at), { recursive: true });
  const text = printDocument({ ...body, formatVersion: 1 });
  writeFileSync(at, text);
  return { path, file: at, text };
}

const text = { type: 'string', title: '字', maxLength: 20 };
const order = (more: object, lines = `${resource}/linesByMainId?id={id}`) => ({
  kind: 'model',
  title: '订单',
  resource,
  schema: {
    type: 'object',
    properties: {
      code: text,
      level: { ...text, 'x-dict': 'grade' },
      lines: { type: 'array', title: '明细', 'x-child': { model: 'shop/line', parent: 'orderId', url: lines } },
      ...more,
    },
  },
});
const line = {
  kind: 'model',
  title: '行',
  schema: {
    type: 'object',
    properties: { orderId: { type: 'string', title: '订单', 'x-ref': { model: 'shop/order' } }, name: text },
  },
};
const bill = { kind: 'model', title: '账单', schema: { type: 'object', properties: { name: text } } };

async function problemsOf(files: ReturnType<typeof file>[]) {
  const documents = checkedAsPages(files);
  const knownBackend = { ...backend, known: await knowBackend(backend, '') };
  const { problems } = await checkedWithBackend(problemReport(documents), documents, {
    backend: knownBackend,
    isOwn: (path) => path.startsWith(folder),
  });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ document, pointer, nearest, line: at }) => [document, pointer, nearest, at !== undefined]);
}

test('what the running back end has is no problem, also a dictionary that only it has', async () => {
  const close = { kind: 'request', title: '关闭', method: 'POST', path: '/test/close', permission: 'shop:close' };
  const files = [file('shop/order.model', order({})), file('shop/line.model', line), file('shop/close.request', close)];
  expect(await problemsOf(files)).toEqual([]);
});

test('a list, a field, a call of lines and a request that it lacks are named at their places', async () => {
  const close = { kind: 'request', title: '关闭', method: 'DELETE', path: '/test/close', permission: 'shop:close' };
  const wrong = order({ leval: text }, `${resource}/rowsByMainId?id={id}`);
  const files = [
    file('shop/order.model', wrong),
    file('shop/line.model', line),
    file('shop/bill.model', bill),
    file('shop/close.request', close),
  ];
  expect(await problemsOf(files)).toEqual([
    ['shop/order.model', '/schema/properties/lines/x-child/url', undefined, true],
    ['shop/order.model', '/schema/properties/leval', 'level', true],
    ['shop/bill.model', '', undefined, true],
    ['shop/close.request', '/path', undefined, true],
  ]);
});
