// covers: call-unanswered
import { expect, test } from 'vitest';

import { awaitedCalls } from './awaited-calls.ts';

test('a call counts as long once it has waited some seconds, and no longer when it has ended', async () => {
  let time = 0;
  const calls = awaitedCalls(() => time);
  let fail = (): void => {};
  const hanging = calls.during(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('broken off')))));
  time = 5_000;
  expect(await calls.during(async () => 'answered')).toBe('answered');
  expect(calls.areLong()).toBe(false);
  time = 8_000;
  expect(calls.areLong()).toBe(true);
  fail();
  await expect(hanging).rejects.toThrow('broken off');
  expect(calls.areLong()).toBe(false);
});
