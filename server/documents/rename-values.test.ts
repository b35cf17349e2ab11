// covers: rename-keeps, rename-follows
import { expect, test, vi } from 'vitest';
import { demoServer } from '../start/testing/demo-server.ts';

// Stored values, views and drafts follow a field that is renamed over HTTP, and return with its former name.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const key = 'base/unit.model';

const read = async (document = key) => (await server.api('GET', `/sys/document/queryByKey?key=${document}`)).result;
const publish = (documents: unknown[], note = '改名') =>
  server.api('POST', '/sys/document/publish', { documents, note });
const units = async () => (await server.api('GET', '/base/unit/list?pageSize=100&column=id&order=asc')).result.records;

async function renamed(name: string, to: string) {
  const { text } = await read();
  const planned = await server.api('POST', '/sys/document/renaming', {
    key,
    text,
    pointer: `/schema/properties/${name}`,
    to,
  });
  expect(planned).toMatchObject({ success: true });
  return planned.result.documents.map((each: { key: string; text: string; revision: string }) => ({
    key: each.key,
    text: each.text,
    revision: each.revision,
  }));
}

test('a renaming in the designer moves the values, views and data rules; a roll back brings them back', async () => {
  await server.api('POST', '/base/unit/add', { name: '托盘', code: 'TP' });
  const before = await units();
  const content = JSON.stringify({ search: '?name=托盘&list.sort=-name', look: { widths: { name: 90 }, hidden: [] } });
  const view = { place: 'base/unit.model', kind: 'view', title: '我的', content, shared: false };
  const saved = await server.api('POST', '/sys/savedView/save', view);
  const viewNow = async () =>
    JSON.parse((await server.api('GET', `/sys/savedView/queryById?id=${saved.result.id}`)).result.content);
  const versions = (await server.api('GET', `/sys/document/versions?key=${key}`)).result;
  const documents = await renamed('name', 'unitName');
  const { effects } = (await server.api('POST', '/sys/document/effects', { documents })).result;
  expect(effects).toEqual([
    expect.objectContaining({
      id: 'rename:base/unit.unitName',
      sort: 'rename',
      rows: before.length,
      field: 'unitName',
    }),
  ]);
  expect(effects[0].message).toContain('1 个保存的视图');
  expect(await publish(documents)).toMatchObject({ success: true });
  const after = await units();
  expect(after.map((row: any) => row.unitName)).toEqual(before.map((row: any) => row.name));
  expect(await viewNow()).toEqual({
    search: `?${new URLSearchParams({ unitName: '托盘', 'list.sort': '-unitName' })}`,
    look: { widths: { unitName: 90 }, hidden: [] },
  });
  expect((await server.api('GET', '/base/unit/list?name=托盘')).result.total).toBe(1);
  expect((await server.api('POST', '/base/unit/add', { unitName: '托盘', code: 'T2' })).success).toBe(false);
  expect(versions.length).toBeLessThanOrEqual(1);
  for (const document of documents.map((each: { key: string }) => each.key)) {
    const { revision } = await read(document);
    const body = { key: document, version: 0, revision, note: '退回' };
    if (documents.length === 1)
      expect(await server.api('POST', '/sys/document/rollback', body)).toMatchObject({ success: true });
  }
  if (documents.length > 1) {
    const old = await Promise.all(
      documents.map(async (each: { key: string }) => {
        const { result } = await server.api('GET', `/sys/document/version?key=${each.key}&version=0`);
        return { key: each.key, text: result.text, revision: (await read(each.key)).revision };
      }),
    );
    expect(await publish(old, '退回')).toMatchObject({ success: true });
  }
  expect((await units()).map((row: any) => row.name)).toEqual(before.map((row: any) => row.name));
  expect(await viewNow()).toMatchObject({ look: { widths: { name: 90 } } });
});

test('a secret field keeps being secret under another name', async () => {
  const { text, revision } = await read();
  const body = JSON.parse(text);
  body.schema.properties.pin = { type: 'string', title: '口令', 'x-secret': true };
  await publish([{ key, text: JSON.stringify(body), revision }]);
  const { pin: _, ...properties } = body.schema.properties;
  body.schema.properties = { ...properties, note2: { type: 'string', title: '口令', 'x-renamed-from': ['pin'] } };
  const refused = await publish([{ key, text: JSON.stringify(body), revision: (await read()).revision }]);
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('保密的字段') });
});
