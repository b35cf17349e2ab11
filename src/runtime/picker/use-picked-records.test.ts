// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import type { PickerPorts } from '../../../.storybook/picker-ports.ts';
import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { invalidateNames } from '../data/index.ts';
import { PortError, type DataRecord } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { rememberPicked } from './picked-records.ts';
import { companyPicker, companyPorts } from './testing/company.ts';
import { usePickedRecords } from './use-picked-records.ts';

const users = await companyPicker('system/user');

interface Wanted {
  picker?: ResolvedPicker;
  keys: readonly string[];
}

async function shown(keys: readonly string[], around: { ports?: PickerPorts; known?: DataRecord[] } = {}) {
  const { ports = companyPorts(), known = [] } = around;
  const runtime = memoryRuntime({ ports });
  const remember = (...records: DataRecord[]) => rememberPicked(runtime.ports, users, records);
  remember(...known);
  const first: Wanted = { picker: users, keys };
  const drawn = await drawHook(runtime, (wanted: Wanted) => usePickedRecords(wanted.picker, wanted.keys), first);
  return {
    names: () => drawn.now()?.map((record) => record['realname']),
    want: (...next: string[]) => drawn.draw({ picker: users, keys: next }),
    calls: () => ports.calls.length,
    drawn,
    remember,
  };
}

describe('the names of what is chosen', () => {
  test('are there once they are loaded, and at once where they are known', async () => {
    const { names, want, calls, remember } = await shown(['user1']);
    expect(names()).toEqual(['李娜']);
    remember({ id: 'u9', username: 'user9', realname: '赵九' });
    await want('user9', 'user1');
    expect([names(), calls()]).toEqual([['赵九', '李娜'], 1]);
  });

  test('of another choice are not those of the one before', async () => {
    const slow = companyPorts();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { list } = slow.records;
    const records: typeof slow.records = {
      ...slow.records,
      async list(path, query, options) {
        if (query['username'] === 'user1,') await held;
        return list(path, query, options);
      },
    };
    const { names, want } = await shown(['user1'], { ports: { ...slow, records } });
    expect(names()).toBeUndefined();
    await want('user0');
    expect(names()).toEqual(['张伟']);
    await settle(answer);
    expect(names()).toEqual(['张伟']);
  });

  test('are the keys where they cannot be had', async () => {
    const failing = companyPorts({ fails: { '/sys/user/getMultiUser': new PortError('offline', '网络断开了') } });
    const known = [{ id: 'u2', username: 'user2', realname: '钱二' }];
    expect((await shown(['user1', 'user2'], { ports: failing, known })).names()).toEqual(['user1', '钱二']);
  });

  test('stay while they are asked for anew, after somebody saved something', async () => {
    const { names, calls } = await shown(['user1']);
    expect(calls()).toBe(1);
    await settle(() => {
      invalidateNames();
      expect(names()).toEqual(['李娜']);
    });
    expect([names(), calls()]).toEqual([['李娜'], 2]);
  });

  test('are none of nothing, and not known without a picker', async () => {
    const { names, calls } = await shown([]);
    expect([names(), calls()]).toEqual([[], 0]);
    const { drawn } = await shown(['user1']);
    await drawn.draw({ keys: ['user1'] });
    expect(drawn.now()).toBeUndefined();
  });
});
