import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

import type { JsonValue } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';

type Files = Readonly<Record<string, object | string>>;

/**
 * Creates a folder of documents from paths without `.json` and bodies (the envelope is filled in) or texts. It is
 * removed after the test.
 */
export function schemaFolder(files: Files): string {
  const folder = createSchemaFolder(files);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates such a folder, which the caller removes. */
export function createSchemaFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'));
  for (const [key, content] of Object.entries(files)) writeDocument(folder, key, content);
  return folder;
}

export function writeDocument(folder: string, key: string, content: object | string): void {
  const path = join(folder, `${key}.json`);
  mkdirSync(dirname(path), { recursive: true });
  const kind = key.slice(key.lastIndexOf('.') + 1);
  const body: JsonValue = JSON.parse(
    JSON.stringify({ kind, formatVersion: 1, title: key, ...(typeof content === 'object' && content) }),
  );
  writeFileSync(path, typeof content === 'string' ? content : printDocument(body));
}

export function modelOf(title: string, fields: readonly string[], more: object = {}): object {
  const properties = Object.fromEntries(fields.map((name) => [name, { type: 'string', title: name, maxLength: 50 }]));
  return { title, schema: { type: 'object', required: fields.slice(0, 1), properties }, ...more };
}

/**
 * Returns the documents of a small business: customers, orders with lines, a stock page, a screen, two dictionaries and
 * a menu.
 */
export function smallBusiness(): Record<string, object> {
  return {
    'app.app': {
      title: { 'zh-CN': '小商店', 'en-US': 'Shop' },
      home: '/dashboard/analysis',
      menu: [
        { title: '基础资料', icon: 'database', children: [{ title: '客户', document: 'base/customer.list' }] },
        {
          title: '销售管理',
          children: [
            { title: '销售订单', document: 'sales/order.model', keepAlive: false },
            { title: '帮助', href: 'https://help.example.com/start' },
            { title: '隐藏页', document: 'sales/secret.screen', hidden: true },
          ],
        },
      ],
      permissions: [{ name: 'sales:extra:run', title: '额外' }],
    },
    'base/customer.model': {
      ...modelOf('客户', ['name', 'phone']),
      permission: 'base:customer',
      resource: '/base/customer',
    },
    'base/customer.list': { title: '客户', model: 'base/customer', editor: 'base/customer', columns: 'base/customer' },
    'base/customer.form': { title: '客户', model: 'base/customer', properties: { name: { 'x-rules': ['mobile'] } } },
    'base/customer.columns': { title: '客户', model: 'base/customer', columns: ['name'] },
    'base/common.rules': { title: '规则', rules: [{ name: 'mobile', message: '手机号不对' }] },
    'base/other.rules': { title: '规则', rules: [{ name: 'other', message: '不对' }] },
    'sales/order.model': {
      title: '销售订单',
      schema: {
        type: 'object',
        properties: {
          billNo: { type: 'string', title: '单号' },
          customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/customer' } },
          lines: { type: 'array', title: '明细', 'x-child': { model: 'sales/order-line', parent: 'orderId' } },
        },
      },
      list: { rowActions: [{ title: '对账', do: [{ 'open-dialog': 'sales/reconcile' }] }] },
    },
    'sales/order-line.model': modelOf('订单行', ['material', 'orderId']),
    'sales/reconcile.dialog': { title: '对账', body: { text: '对账' }, submit: { request: 'sales/reconcile' } },
    'sales/reconcile.request': { title: '对账', method: 'POST', path: '/sales/order/reconcile' },
    'sales/secret.screen': { title: '隐藏页', permission: 'sales:secret:view', properties: {} },
    'stock/board.screen': { title: '库存看板', properties: {} },
    'base/level.dictionary': {
      title: '客户等级',
      code: 'customer_level',
      items: [
        { value: '1', text: '普通', color: 'blue' },
        { value: '2', text: '重要' },
        { value: '9', text: '停用的', disabled: true },
      ],
    },
  };
}
