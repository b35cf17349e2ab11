import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);

async function unitWith(field: object, required: boolean) {
  const { text, revision } = (await server.api('GET', '/sys/document/queryByKey?key=base/unit.model')).result;
  const body = JSON.parse(text);
  body.schema.properties.origin = field;
  if (required) body.schema.required.push('origin');
  return [{ key: 'base/unit.model', text: JSON.stringify(body, null, 2), revision }];
}

const origins = async () =>
  (await server.api('GET', '/base/unit/list?pageSize=100')).result.records.map(
    (row: { origin?: string }) => row.origin,
  );

test('a publication reports the number of records that lack the default of a field that becomes required, and fills it in', async () => {
  await server.api('POST', '/base/unit/add', { name: '托盘', code: 'TP' });
  const { total } = (await server.api('GET', '/base/unit/list')).result;
  const documents = await unitWith({ type: 'string', title: '来源', maxLength: 20, default: '自产' }, true);
  const found = await server.api('POST', '/sys/document/effects', { documents });
  expect(found).toMatchObject({
    success: true,
    result: {
      gained: [],
      effects: [{ id: 'default:base/unit.origin', sort: 'default', model: 'base/unit', field: 'origin', rows: total }],
    },
  });
  expect(found.result.effects[0].message).toContain('“来源”，填为 自产');
  expect(found.result.effects[0].samples[0]).toMatchObject({ before: null, after: '自产' });
  expect(await origins()).not.toContain('自产');
  const published = await server.api('POST', '/sys/document/publish', { documents, note: '来源' });
  expect(published.result).toMatchObject({ publication: expect.any(Number), effects: found.result.effects });
  expect(new Set(await origins())).toEqual(new Set(['自产']));
});

test('users who may not publish do not get the effects, and wrong choices are refused', async () => {
  const documents = await unitWith({ type: 'string', title: '来源' }, false);
  expect(await server.api('POST', '/sys/document/effects', { documents }, 'zhangwei')).toMatchObject({ code: 510 });
  const wrong = await server.api('POST', '/sys/document/publish', { documents, note: '来源', choices: { a: 1 } });
  expect(wrong.message).toContain('choices');
});
