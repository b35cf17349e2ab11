import { expect, test } from 'vitest';

import { PortError } from '../data/ports.ts';
import { saveRows } from './save-rows.ts';
import { memoryRecords } from './testing/memory-records.ts';
import { resolvedList } from './testing/resolved-list.ts';

const { endpoints } = resolvedList({});

test('removed rows go first, then edited ones, then new ones; texts beside values stay here', async () => {
  const port = memoryRecords([
    { id: '1', name: '甲', version: 1 },
    { id: '2', name: '乙', version: 1 },
  ]);
  const { saved, failures } = await saveRows(
    {
      added: [{ key: 'row_1', record: { name: '新', level_dictText: '重点' } }],
      updated: [{ key: '2', record: { id: '2', name: '改', version: 1 } }],
      removed: ['1'],
    },
    endpoints,
    port,
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
      updated: [{ key: '1', record: { id: '1', name: '重', version: 1 } }],
      removed: [],
    },
    endpoints,
    port,
  );
  expect([...saved.keys()]).toEqual(['row_1']);
  expect(failures.get('1')?.message).toBe('名称重复');
});
