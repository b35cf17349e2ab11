import { expect, test } from 'vitest';

import { PortError, type DataRecord } from '../../ports/index.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { resolvedList } from '../testing/resolved-list.ts';
import { saveRows, type SaveProgress } from './save-rows.ts';

const { endpoints } = resolvedList({});
const flat = { isTree: false, keepsOrder: true, onProgress: () => {} };

test('removed rows go first, then edited ones, then new ones; texts beside values stay here', async () => {
  const port = memoryRecords([
    { id: '1', name: '甲', version: 1 },
    { id: '2', name: '乙', version: 1 },
  ]);
  const { saved, failures } = await saveRows(
    {
      added: [{ key: 'row_1', record: { name: '新', level_dictText: '重点' } }],
      updated: [{ key: '2', record: { id: '2', name: '改', version: 1 }, changed: ['name'] }],
      removed: ['1'],
    },
    endpoints,
    port,
    flat,
  );
  expect(port.calls.map((call) => call.split(' ')[0])).toEqual(['remove', 'update', 'create']);
  expect(failures.size).toBe(0);
  expect(saved.get('2')).toMatchObject({ name: '改', version: 2 });
  expect(saved.get('row_1')).not.toHaveProperty('level_dictText');
});

test('a row that fails does not keep the others from being saved', async () => {
  const port = memoryRecords([{ id: '1', name: '甲', version: 1 }]);
  port.failures.set('update', new PortError('invalid', '名称重复'));
  const { saved, failures } = await saveRows(
    {
      added: [{ key: 'row_1', record: { name: '新' } }],
      updated: [{ key: '1', record: { id: '1', name: '重', version: 1 }, changed: ['name'] }],
      removed: [],
    },
    endpoints,
    port,
    flat,
  );
  expect([...saved.keys()]).toEqual(['row_1']);
  expect(failures.get('1')?.message).toBe('名称重复');
});

/** A port whose calls end after a delay, in another order than they began. */
function slowPort() {
  const port = memoryRecords([]);
  const ended: string[] = [];
  let open = 0;
  let most = 0;
  const slowly = async (name: string) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((done) => setTimeout(done, 1 + (name.charCodeAt(name.length - 1) % 5)));
    open -= 1;
    ended.push(name);
  };
  return {
    port: {
      ...port,
      update: async (path: string, record: DataRecord) => {
        await slowly(`update ${String(record['id'])}`);
        if (record['name'] === '错') throw new PortError('invalid', `第 ${String(record['id'])} 行错`);
        return record;
      },
      create: async (path: string, record: DataRecord) => {
        await slowly(`create ${String(record['name'])}`);
        return record;
      },
      remove: async (path: string, id: string) => slowly(`remove ${id}`),
    },
    ended,
    most: () => most,
  };
}

const ids = Array.from({ length: 20 }, (_, index) => String(index));

test('edited rows are saved some at once, new ones in their order, and the progress is reported', async () => {
  const { port, ended, most } = slowPort();
  const reports: SaveProgress[] = [];
  const rows = {
    added: ids.map((id) => ({ key: `row_${id}`, record: { name: id } })),
    updated: ids.map((id) => ({
      key: id,
      record: { id, name: id === '13' || id === '4' ? '错' : '对' },
      changed: ['name'],
    })),
    removed: ['x', 'y'],
  };
  const { saved, failures } = await saveRows(rows, endpoints, port, {
    ...flat,
    onProgress: (one) => reports.push(one),
  });
  expect(most()).toBe(6);
  expect(ended.slice(0, 2).every((call) => call.startsWith('remove'))).toBe(true);
  expect(ended.filter((call) => call.startsWith('create'))).toEqual(ids.map((id) => `create ${id}`));
  expect(ended.slice(2, 22)).not.toEqual(ids.map((id) => `update ${id}`));
  expect([...failures.keys()]).toEqual(['4', '13']);
  expect([...saved.keys()]).toEqual([...ids.filter((id) => !failures.has(id)), ...ids.map((id) => `row_${id}`)]);
  expect(reports.map(({ done }) => done)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  expect(reports.every(({ total }) => total === 42)).toBe(true);
});

test('rows of a tree are removed one after the other, what hangs below first', async () => {
  const { port, ended, most } = slowPort();
  await saveRows({ added: [], updated: [], removed: ids }, endpoints, port, { ...flat, isTree: true });
  expect(ended).toEqual(ids.map((id) => `remove ${id}`));
  expect(most()).toBe(1);
});

test('new rows are saved some at once where nothing depends on the order in which they come', async () => {
  const { port, ended, most } = slowPort();
  const added = ids.map((id) => ({ key: `row_${id}`, record: { name: id } }));
  const options = { ...flat, keepsOrder: false };
  const { saved } = await saveRows({ added, updated: [], removed: [] }, endpoints, port, options);
  expect(most()).toBe(6);
  expect(ended).not.toEqual(ids.map((id) => `create ${id}`));
  expect([...saved.keys()]).toEqual(ids.map((id) => `row_${id}`));
});
