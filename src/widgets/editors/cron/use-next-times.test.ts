// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseCron, type CronSchedule } from '../../../engine/time/cron/index.ts';
import { drawHook } from '../../../runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../../runtime/registry/testing/memory-runtime.ts';
import { preview, useNextTimes } from './use-next-times.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const scheduleOf = (text: string): CronSchedule => {
  const result = parseCron(text);
  if (!result.ok) throw new Error(result.message);
  return result.schedule;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// covers: limit-preview
test('the next times come 500 ms after the last change, and not for what was typed on the way', async () => {
  const [hourly, daily] = [scheduleOf('0 0 * * * ?'), scheduleOf('0 0 8 * * ?')];
  const hook = await drawHook(memoryRuntime(), (schedule: CronSchedule) => useNextTimes(schedule, 'UTC'), hourly);
  await pass(preview.delay - 1);
  expect(hook.now()).toEqual({ times: undefined, isCurrent: false });
  await hook.draw(daily);
  await pass(499);
  expect(hook.now()).toEqual({ times: undefined, isCurrent: false });
  await pass(1);
  expect(hook.now().isCurrent).toBe(true);
  expect(hook.now().times).toHaveLength(10);
  expect(hook.now().times?.[0]?.toISOString()).toBe('2026-03-01T08:00:00.000Z');
  await hook.draw(hourly);
  expect(hook.now()).toMatchObject({ isCurrent: false, times: expect.arrayContaining([expect.any(Date)]) });
});
