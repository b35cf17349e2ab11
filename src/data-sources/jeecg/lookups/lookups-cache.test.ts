import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PortError, type RequestsPort } from '../../../runtime/ports/index.ts';
import { createLookups } from './create-lookups.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lookupsOf(answer: (path: string) => unknown) {
  const paths: string[] = [];
  const requests: RequestsPort = {
    async call({ path }) {
      paths.push(path.split('/').at(-2) ?? '');
      return { result: answer(path), message: '' };
    },
  };
  return { lookups: createLookups(requests), paths };
}

// covers: limit-report-cache
test('what a report answers is good for 30 s, and then asked for again', async () => {
  const { lookups, paths } = lookupsOf((path) =>
    path.includes('getRpColumns')
      ? { cgRpConfigId: 'r', columns: [] }
      : path.includes('getData')
        ? { records: [] }
        : [],
  );
  const ask = async () => {
    await lookups.reportFields(await lookups.report('r'));
    await lookups.reportRows('r', { pageNo: '1' });
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
  const { lookups, paths } = lookupsOf(() => [{ key: '1', title: '总公司' }]);
  const call = { path: '/sys/sysDepart/queryTreeList', params: {} };
  await lookups.tree(call);
  vi.advanceTimersByTime(29_999);
  await lookups.tree(call);
  expect(paths).toHaveLength(1);
  await lookups.tree(call, { evict: true });
  expect(paths).toHaveLength(1);
  await lookups.tree(call, { evict: true });
  expect(paths).toHaveLength(2);
  await lookups.tree(call);
  vi.advanceTimersByTime(30_000);
  await lookups.tree(call);
  expect(paths).toHaveLength(4);
});

test('what failed, or is no tree, is asked for again at once', async () => {
  const answers: unknown[] = ['x', new PortError('server', '查询失败'), [{ key: '1' }]];
  const { lookups, paths } = lookupsOf(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const call = { path: '/sys/sysDepart/queryTreeList', params: {} };
  await expect(lookups.tree(call)).rejects.toThrow('unrecognized return data type');
  await expect(lookups.tree(call)).rejects.toThrow('查询失败');
  await expect(lookups.tree(call)).resolves.toHaveLength(1);
  expect(paths).toHaveLength(3);
});
