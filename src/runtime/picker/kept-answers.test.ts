import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { RequestsPort } from '../data/ports.ts';
import { loadReport, reportRowsOf } from './report-calls.ts';
import { takeWholeTree, wholeTree } from './whole-tree.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests that answer so, and the paths that were asked for. */
function requestsOf(answer: (path: string) => unknown) {
  const paths: string[] = [];
  const requests: RequestsPort = {
    async call({ path }) {
      paths.push(path.split('/').at(-2) ?? '');
      return { result: answer(path), message: '' };
    },
  };
  return { requests, paths };
}

test('what a report answers is good for 30 s, and then asked for again', async () => {
  const { requests, paths } = requestsOf((path) =>
    path.includes('getRpColumns')
      ? { cgRpConfigId: 'r', columns: [] }
      : path.includes('getData')
        ? { records: [] }
        : [],
  );
  const ask = async () => {
    await loadReport(requests, 'r');
    await reportRowsOf(requests, 'r', { pageNo: '1' });
  };
  await ask();
  vi.advanceTimersByTime(29_999);
  await ask();
  expect(paths).toEqual(['getRpColumns', 'getQueryInfo', 'getData']);
  vi.advanceTimersByTime(1);
  await ask();
  expect(paths).toHaveLength(6);
});

test('a whole tree names what is chosen for 30 s, and opens a picker once', async () => {
  const { requests, paths } = requestsOf(() => [{ key: '1', title: '总公司' }]);
  const call = { path: '/sys/sysDepart/queryTreeList', params: {} };
  await wholeTree(requests, call);
  vi.advanceTimersByTime(29_999);
  await wholeTree(requests, call);
  expect(paths).toHaveLength(1);
  await takeWholeTree(requests, call);
  expect(paths).toHaveLength(1);
  await takeWholeTree(requests, call);
  expect(paths).toHaveLength(2);
  await wholeTree(requests, call);
  vi.advanceTimersByTime(30_000);
  await wholeTree(requests, call);
  expect(paths).toHaveLength(4);
});
