import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readFolders } from '../../../server/catalogue/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';

export const form = 'bench/m1.form';
export const model = 'bench/m1.model';

export interface Size {
  documents: number;
  models: number;
}

export const many: Size = { documents: 600, models: 300 };

/** Returns the size of the product's own documents. */
export function ownSize(): Size {
  const files = readFolders(['schemas']);
  return { documents: files.length, models: files.filter(({ path }) => path.endsWith('.model.json')).length };
}

/**
 * Creates a folder of documents that extends the product's own to the wanted size: models that refer to each other, and
 * forms.
 */
export function makeDocuments(wanted: Size): string {
  const own = ownSize();
  const models = wanted.models - own.models;
  const forms = wanted.documents - own.documents - models;
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-documents-'));
  mkdirSync(join(folder, 'bench'));
  const write = (key: string, body: JsonObject): void =>
    writeFileSync(join(folder, `${key}.json`), printDocument(body));
  for (let number = 1; number <= models; number += 1) write(`bench/m${number}.model`, modelOf(number));
  for (let number = 1; number <= forms; number += 1) write(`bench/m${number}.form`, formOf(number));
  return folder;
}

function modelOf(number: number): JsonObject {
  return {
    kind: 'model',
    formatVersion: 1,
    title: `模型 ${number}`,
    permission: `bench:m${number}`,
    indexes: [['day'], ['kind', 'day']],
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: '名称', maxLength: 50 },
        code: { type: 'string', title: '编码', maxLength: 20, 'x-unique': true },
        kind: { type: 'string', title: '类别', 'x-dict': 'customer_level' },
        day: { type: 'string', format: 'date', title: '日期' },
        qty: { type: 'number', title: '数量', 'x-scale': 3 },
        price: { type: 'number', title: '单价', 'x-scale': 2 },
        amount: {
          type: 'number',
          title: '金额',
          'x-scale': 2,
          'x-value': '{{ round($record.qty * $record.price, 2) }}',
        },
        customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/customer' } },
        ...(number > 1 && {
          before: { type: 'string', title: '前一个', 'x-ref': { model: `bench/m${number - 1}` } },
        }),
        remark: { type: 'string', format: 'text', title: '备注', maxLength: 500 },
      },
    },
  };
}

function formOf(number: number): JsonObject {
  const names = ['name', 'code', 'kind', 'day', 'qty', 'price', 'amount', 'customer', 'remark'];
  return {
    kind: 'form',
    formatVersion: 1,
    title: `表单 ${number}`,
    model: `bench/m${number}`,
    properties: Object.fromEntries(names.map((name) => [name, {}])),
  };
}
