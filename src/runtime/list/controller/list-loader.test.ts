import { expect, test } from 'vitest';

import { PortError, type RecordPage } from '../../ports/index.ts';
import { createListLoader } from './list-loader.ts';
import { listStatus } from './list-status.ts';

const page = (...ids: string[]): RecordPage => ({ records: ids.map((id) => ({ id })), total: ids.length });
function slowAnswer() {
  let resolve: (page: RecordPage) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<RecordPage>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a later query wins over a slow earlier one', async () => {
  const loader = createListLoader();
  const slow = slowAnswer();
  loader.load('a', () => slow.promise);
  loader.load('b', async () => page('2'));
  await settled();
  slow.resolve(page('1'));
  await settled();
  expect(loader.get()).toMatchObject({ answered: 'b', records: [{ id: '2' }], pending: undefined });
});

test('a late failure of an earlier query is thrown away too', async () => {
  const loader = createListLoader();
  const slow = slowAnswer();
  const heard: string[] = [];
  loader.load(
    'a',
    () => slow.promise,
    (error) => heard.push(error.message),
  );
  loader.load('b', async () => page('2'));
  slow.reject(new Error('坏了'));
  await settled();
  expect(loader.get().failure).toBeUndefined();
  expect(heard).toEqual([]);
});

test('the earlier call is told to stop', () => {
  const loader = createListLoader();
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<RecordPage>(() => undefined);
  };
  loader.load('a', run);
  loader.load('b', run);
  loader.cancel();
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  expect(loader.get().pending).toBeUndefined();
});

test('a failed refresh keeps the rows and tells', async () => {
  const loader = createListLoader();
  loader.load('a', async () => page('1'));
  await settled();
  const heard: string[] = [];
  loader.load(
    'a',
    () => Promise.reject(new PortError('server', '数据库忙')),
    (error) => heard.push(error.message),
  );
  await settled();
  expect(heard).toEqual(['数据库忙']);
  expect(listStatus(loader.get(), 'a', false)).toBe('ready');
});

const loaded = { records: [{ id: '1' }], total: 1, answered: 'a', pending: undefined, failure: undefined };
const fresh = { records: [], total: 0, answered: undefined, pending: 'a', failure: undefined };
const failed = (kind: ConstructorParameters<typeof PortError>[0], query = 'a') => ({
  query,
  error: new PortError(kind, '错'),
});

test.each([
  ['loading', fresh, 'a', false],
  ['ready', loaded, 'a', false],
  ['ready', { ...loaded, pending: 'b' }, 'b', true],
  ['empty', { ...loaded, records: [] }, 'a', false],
  ['filtered-empty', { ...loaded, records: [] }, 'a', true],
  ['loading', { ...loaded, records: [], pending: 'b' }, 'b', true],
  ['error', { ...fresh, pending: undefined, failure: failed('server') }, 'a', false],
  ['offline', { ...fresh, pending: undefined, failure: failed('offline') }, 'a', false],
  ['ready', { ...loaded, failure: failed('offline', 'b') }, 'b', false],
  ['offline', { ...loaded, records: [], failure: failed('offline', 'b') }, 'b', false],
  ['forbidden', { ...fresh, pending: undefined, failure: failed('forbidden') }, 'a', false],
  ['error', { ...loaded, failure: failed('timeout', 'b') }, 'b', false],
  ['loading', { ...fresh, failure: failed('server') }, 'a', false],
])('is %s (%#)', (expected, snapshot, query, filtered) => {
  expect(listStatus(snapshot, query, filtered)).toBe(expected);
});

test('a query that a person no longer waits for is over, and says so', async () => {
  const loader = createListLoader();
  const slow = slowAnswer();
  loader.load('a', () => slow.promise);
  loader.giveUp();
  slow.resolve(page('1'));
  await settled();
  expect(loader.get().failure?.error.message).toBe('已取消查询，可以缩小查询范围后重试');
  expect(listStatus(loader.get(), 'a', false)).toBe('error');
});
