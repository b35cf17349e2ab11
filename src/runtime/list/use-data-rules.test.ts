// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { allCapabilities, PortError, type Ports } from '../ports/index.ts';
import { drawHook } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { useDataRules } from './use-data-rules.ts';

async function rulesFor(result: () => unknown, ports: Partial<Ports> = {}) {
  const paths: string[] = [];
  const call: Ports['requests']['call'] = async ({ path }) => (paths.push(path), { result: result(), message: '' });
  const runtime = memoryRuntime({ ports: { requests: { call }, ...ports } });
  const { now } = await drawHook(runtime, useDataRules, '/base/customer');
  return { ...now(), paths };
}
const own = { name: '本部门', text: '部门 等于 总公司' };

test.each<[what: string, answer: unknown, count: number | undefined, rules: unknown[]]>([
  ['the number and the rules', { dataRules: 2, rules: [own] }, 2, [own]],
  ['the number alone, to those who may not see them', { dataRules: 2 }, 2, []],
  ['nothing of damaged rules', { dataRules: '2', rules: [{ name: 7, text: '' }, null, own] }, undefined, [own]],
  ['nothing of another answer', null, undefined, []],
])('of the rules that narrow a list a person is told %s', async (_, answer, count, rules) => {
  expect(await rulesFor(() => answer)).toMatchObject({
    count,
    rules,
    failure: undefined,
    paths: ['/base/customer/why'],
  });
});

test('a failure is told; a server that knows no rules is not asked', async () => {
  const failed = await rulesFor(() => {
    throw new PortError('forbidden', '没有权限');
  });
  expect([failed.failure?.message, failed.count]).toEqual(['没有权限', undefined]);
  const silent = await rulesFor(() => ({}), { capabilities: { ...allCapabilities, reasons: false } });
  expect([silent.paths, silent.failure]).toEqual([[], undefined]);
});
