// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { RecordPage } from '../../ports/index.ts';
import { settle } from '../../registry/testing/draw-hook.tsx';
import { openAnswer } from '../../registry/testing/memory-runtime.ts';
import { openList } from '../testing/open-list.ts';

const page: RecordPage = { records: [{ id: '1' }], total: 23 };
const wait = (seconds: number) => settle(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

function show(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return settle(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a list that polls', () => {
  const polling = async (answer: (params: Record<string, string>) => Promise<RecordPage> = async () => page) => {
    const load = vi.fn(answer);
    return { load, list: await openList({ poll: 30 }, { use: { load } }) };
  };

  test('asks again by the clock, for what is asked for by then', async () => {
    const { load, list } = await polling();
    await wait(29);
    expect(load).toHaveBeenCalledTimes(1);
    await list.act((now) => now.paginate(2, 10));
    await wait(31);
    expect(load.mock.calls.map(([{ pageNo }]) => pageNo)).toEqual(['1', '2', '2', '2']);
  });

  test('rests while nobody sees it, and asks at once when it is seen again', async () => {
    const { load } = await polling();
    await show('hidden');
    await wait(300);
    expect(load).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(load).toHaveBeenCalledTimes(2);
    await wait(30);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('waits for an answer that is on its way', async () => {
    const { load } = await polling(() => openAnswer<RecordPage>().promise);
    await wait(300);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('stops when it is left, and never begins without seconds', async () => {
    const { load, list } = await polling();
    await list.drawn.leave();
    const still = vi.fn(async () => page);
    await openList({}, { use: { load: still } });
    await wait(300);
    expect([load, still].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

test('a query is slow after three seconds, until its answer is there; the next one begins anew', async () => {
  const answers = [openAnswer<RecordPage>(), openAnswer<RecordPage>()];
  let asked = 0;
  const load = () => answers[asked++]?.promise ?? Promise.resolve(page);
  const list = await openList({}, { use: { load } });
  await wait(2.9);
  expect(list.now().slow).toBe(false);
  await wait(0.2);
  expect(list.now().slow).toBe(true);
  await list.act((now) => now.paginate(2, 10));
  expect(list.now().slow).toBe(false);
  await wait(3);
  expect(list.now().slow).toBe(true);
  await list.act(() => answers[1]?.resolve(page));
  expect(list.now().slow).toBe(false);
});
