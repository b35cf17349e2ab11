import { setTimeout as pause } from 'node:timers/promises';

import { measurementOf, p95, type Measurement } from '../../measuring/measure.ts';

const everyMs = 50;

/**
 * Measures one save and one list of `bench/note` and one health check, each started every 50 ms until the work is done;
 * an unsuccessful answer counts as an infinite time.
 */
export async function callsDuring(
  address: string,
  token: string,
  what: string,
  work: () => Promise<unknown>,
): Promise<Measurement[]> {
  const taken: Record<'save' | 'list' | 'health', number[]> = { save: [], list: [], health: [] };
  const headersOf = { 'x-access-token': token, 'content-type': 'application/json' };
  const open: Promise<void>[] = [];
  const timed = async (times: number[], call: () => Promise<Response>): Promise<void> => {
    const started = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    times.push(answer.ok ? performance.now() - started : Infinity);
  };
  const ended = new AbortController();
  const done = work().finally(() => ended.abort());
  done.catch(() => undefined);
  for (let count = 1; !ended.signal.aborted; count += 1) {
    const save = { method: 'POST', headers: headersOf, body: JSON.stringify({ text: `便条 ${count}` }) };
    open.push(
      timed(taken.save, () => fetch(`${address}/jeecg-boot/bench/note/add`, save)),
      timed(taken.list, () => fetch(`${address}/jeecg-boot/bench/note/list?pageSize=10`, { headers: headersOf })),
      timed(taken.health, () => fetch(`${address}/healthz`)),
    );
    await pause(everyMs);
  }
  await Promise.all([done, ...open]);
  return Object.entries(taken).flatMap(([call, times]) => {
    const slowest = measurementOf(`${what}: ${call}, slowest of ${times.length}`, [Math.max(...times)]);
    return [measurementOf(`${what}: ${call}, p95`, [p95(times)]), slowest];
  });
}
