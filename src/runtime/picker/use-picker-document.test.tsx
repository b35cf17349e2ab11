// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { PortError } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { companyPorts } from './testing/company.ts';
import { usePickerDocument } from './use-picker-document.ts';

function failingPorts(failures: number) {
  const ports = companyPorts();
  const asked: string[] = [];
  const { page } = ports.documents;
  ports.documents = {
    async page(key) {
      asked.push(key);
      if (asked.length <= failures) throw new PortError('offline', '网络断开了');
      return page(key);
    },
  };
  return { ports, asked };
}
const open = (id: string | undefined, { ports }: ReturnType<typeof failingPorts>) =>
  drawHook(memoryRuntime({ ports }), usePickerDocument, id);

describe('a picker that no page contains', () => {
  test('is loaded once, however many fields name it', async () => {
    const source = failingPorts(0);
    const field = await open('system/user', source);
    const another = await open('system/user', source);
    expect(field.now()).toMatchObject({ status: 'ready', picker: { document: 'system/user.picker', key: 'username' } });
    expect(another.now().status).toBe('ready');
    expect(source.asked).toEqual(['system/user.picker']);
  });

  test('is not asked for before a field needs it', async () => {
    const source = failingPorts(0);
    const { now, draw } = await open(undefined, source);
    expect([now(), source.asked]).toEqual([{ status: 'idle' }, []]);
    await draw('base/customer');
    expect(now()).toMatchObject({ status: 'ready', picker: { label: 'name', list: { title: '选择客户' } } });
  });

  test('that fails says why, and is asked for again at a wish', async () => {
    const source = failingPorts(1);
    const { now } = await open('system/user', source);
    const failed = now();
    expect(failed).toMatchObject({ status: 'failed', error: { message: '网络断开了' } });
    await settle(() => failed.status === 'failed' && failed.retry());
    expect([now().status, source.asked.length]).toEqual(['ready', 2]);
  });

  test('that there is not says so; another one is another answer', async () => {
    const { now, draw } = await open('base/nothing', failingPorts(0));
    expect(now()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } });
    await draw('system/category');
    expect(now()).toMatchObject({ status: 'ready', picker: { tree: { title: '分类' } } });
  });
});
