// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

const load = () => import('./content-stands.ts');

test('what is loaded ahead waits for the first content, and then for an idle moment', async () => {
  const { contentStands, hasContent, whenContentStands } = await load();
  const run = vi.fn();
  whenContentStands(run);
  vi.advanceTimersByTime(4000);
  expect(run).not.toHaveBeenCalled();
  expect(hasContent()).toBe(false);
  contentStands();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(hasContent()).toBe(true);
  whenContentStands(run);
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a page that never shows content is waited for five seconds', async () => {
  const { whenContentStands } = await load();
  const run = vi.fn();
  whenContentStands(run);
  vi.advanceTimersByTime(5000 + 2000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('who is gone before is not called, before and after the content', async () => {
  const { contentStands, whenContentStands } = await load();
  const [early, late] = [vi.fn(), vi.fn()];
  whenContentStands(early)();
  const takeBack = whenContentStands(late);
  contentStands();
  takeBack();
  vi.advanceTimersByTime(10_000);
  expect(early).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});

test('loads take turns: what is asked for next comes first, and one that fails lets the others go on', async () => {
  const { contentStands, whenContentStands } = await load();
  const order: string[] = [];
  let arrive = () => {};
  whenContentStands(() => order.push('icons'));
  whenContentStands(() => {
    order.push('dialogs');
    return new Promise<void>((_, reject) => (arrive = () => reject(new Error('offline'))));
  }, 'next');
  contentStands();
  await vi.advanceTimersByTimeAsync(2000);
  expect(order).toEqual(['dialogs']);
  arrive();
  await vi.advanceTimersByTimeAsync(2000);
  expect(order).toEqual(['dialogs', 'icons']);
});

test('what a person waits for goes before what is loaded ahead', async () => {
  const { contentStands, whenContentStands } = await load();
  const { awaitedLoad } = await import('./awaited-loads.ts');
  let arrive = () => {};
  const pressed = awaitedLoad(new Promise<void>((resolve) => (arrive = resolve)));
  const run = vi.fn();
  whenContentStands(run);
  contentStands();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
  arrive();
  await pressed;
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(1);
});
