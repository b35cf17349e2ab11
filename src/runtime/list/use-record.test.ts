// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { PortError, type DataRecord } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer } from '../registry/testing/memory-runtime.ts';
import { memoryRecords } from './testing/memory-records.ts';
import { useRecord } from './use-record.ts';

const [first, second] = [
  { id: '1', name: '甲' },
  { id: '2', name: '乙' },
];
type Asked = [id: string | undefined, known?: DataRecord];

async function lookUp(asked: Asked, port = memoryRecords([first, second]), resource: string | null = '/base/customer') {
  const runtime = memoryRuntime({ ports: { records: port } });
  const drawn = await drawHook(runtime, ([id, known]: Asked) => useRecord(resource, id, known), asked);
  return { ...drawn, port };
}

describe('the record of an id', () => {
  test.each<[what: string, asked: Asked, record: DataRecord | undefined, calls: string[]]>([
    ['is loaded', ['2'], second, ['get 2']],
    ['is the one that is known', ['1', first], first, []],
    ['is loaded where another is known', ['2', first], second, ['get 2']],
    ['is none without an id', [undefined, first], undefined, []],
  ])('%s', async (_, asked, record, calls) => {
    const { now, port } = await lookUp(asked);
    expect([now().record, now().failure, port.calls]).toEqual([record, undefined, calls]);
  });

  test('that cannot be had says why, and is asked for again at a wish', async () => {
    const port = memoryRecords([first]);
    port.failures.set('get', new PortError('server', '数据库忙'));
    const { now } = await lookUp(['1'], port);
    expect([now().record, now().failure?.message]).toEqual([undefined, '数据库忙']);
    await settle(() => now().retry());
    expect([now().record, now().failure]).toEqual([first, undefined]);
  });

  test('that came too late is not shown in another’s place', async () => {
    const port = memoryRecords([second]);
    const slow = openAnswer<DataRecord>();
    const { get } = port;
    port.get = (resource, id) => (id === '1' ? slow.promise : get(resource, id));
    const { now, draw } = await lookUp(['1'], port);
    await draw(['2']);
    await settle(() => slow.resolve(first));
    expect(now().record).toEqual(second);
  });

  test('is not to be found where records have no address', async () => {
    const { now } = await lookUp(['1'], memoryRecords([first]), null);
    expect(now().failure?.message).toBe('这里不能按地址找到所选的记录，请在左边重新选择。');
  });
});
