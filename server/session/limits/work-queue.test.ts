import { expect, test } from 'vitest';

import { createWorkQueue } from './work-queue.ts';

function work() {
  let resolve: (result: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  let started = false;
  return { run: () => ((started = true), promise), isStarted: () => started, resolve, reject };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at a time, so many wait in their order, more are refused; a failure frees its place', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 1 });
  const [one, two, three, four] = [work(), work(), work(), work()];
  const results = [one, two, three].map((each) => queue.run(each.run));
  await settle();
  expect([one, two, three].map((each) => each.isStarted())).toEqual([true, true, false]);
  await expect(queue.run(four.run)).rejects.toThrow('登录的人太多，请稍后重试。');
  expect(four.isStarted()).toBe(false);
  one.reject(new Error('broken'));
  await expect(results[0]).rejects.toThrow('broken');
  await settle();
  expect(three.isStarted()).toBe(true);
  two.resolve('two');
  three.resolve('three');
  expect(await Promise.all(results.slice(1))).toEqual(['two', 'three']);
  four.resolve('four');
  expect(await queue.run(four.run)).toBe('four');
});
