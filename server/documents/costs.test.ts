import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';

import { printDocument } from '../../src/schema/printer/print-document.ts';
import { kinds } from '../database/testing/test-database.ts';
import { demoServer } from '../start/testing/demo-server.ts';

// The costs of calls are measured in statements and parsed documents, because times depend on the machine.

const server = demoServer();
const query = vi.spyOn(Client.prototype, 'query');
const encode = vi.spyOn(TextEncoder.prototype, 'encode');

afterAll(() => {
  query.mockRestore();
  encode.mockRestore();
});

function forget(): void {
  query.mockClear();
  encode.mockClear();
}

function documentsRead(): number {
  return encode.mock.calls.filter(([text]) => text?.includes('"formatVersion":')).length;
}

function statements(): string[] {
  const texts = query.mock.calls.map((call: unknown[]) => String(call[0]));
  return texts.filter((text) => !/"sys_(log|sms)"/.test(text));
}

async function publish(key: string, change: (body: any) => unknown) {
  const { text, revision } = (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
  const document = { key, text: printDocument(change(JSON.parse(text)) as any), revision };
  forget();
  return server.api('POST', '/sys/document/publish', { note: '换一个标题', documents: [document] });
}

async function fewestStatements(call: () => Promise<{ success: boolean }>): Promise<string[]> {
  const made: string[][] = [];
  for (let time = 0; time < 3; time += 1) {
    forget();
    expect(await call()).toMatchObject({ success: true });
    made.push(statements());
  }
  return made.reduce((fewest, texts) => (texts.length < fewest.length ? texts : fewest));
}

test('a publication that changes no data makes few statements and reads the changed document only', async () => {
  let times = 0;
  const texts = await fewestStatements(() => {
    times += 1;
    return publish('base/customer.form', (body) => ({ ...body, title: `客户资料${times}` }));
  });
  expect(documentsRead()).toBeLessThanOrEqual(2);
  expect(texts.length).toBeLessThanOrEqual(12);
  expect(texts.filter((text) => text.includes('information_schema'))).toEqual([]);
});

test('a new field costs only the statements of its table', async () => {
  const published = await publish('base/customer.model', (body) => {
    const properties = { ...body.schema.properties, extra: { type: 'string', title: '新的', maxLength: 50 } };
    return { ...body, schema: { ...body.schema, properties } };
  });
  expect(published).toMatchObject({ success: true });
  expect(documentsRead()).toBeLessThanOrEqual(2);
  const altered = statements().filter((text) => text.startsWith('alter table'));
  expect(altered.filter((text) => !/ set default /.test(text))).toEqual([expect.stringContaining('"extra"')]);
  const [read] = statements().filter((text) => text.includes('information_schema'));
  expect(read).toContain('"table_name" in');
});

test('a save reads what is filled in only where other processes may have changed it', async () => {
  const person = { level: 'A', contact: '张三', phone: '13800000000' };
  const names = ['甲', '乙', '丙', '丁'][Symbol.iterator]();
  const add = () => server.api('POST', '/base/customer/add', { ...person, name: names.next().value });
  expect(await add()).toMatchObject({ success: true });
  const texts = await fewestStatements(add);
  const others = kinds[0] === 'postgres' ? 2 : 0;
  expect(texts.length).toBeLessThanOrEqual(9 + others);
  expect(texts.filter((text) => text.includes('pagewright_fill'))).toHaveLength(others / 2);
});
