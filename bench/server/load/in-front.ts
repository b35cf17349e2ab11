import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseSettings } from '../../../server/settings/index.ts';
import { startServer } from '../../../server/start/index.ts';
import { measurementOf, p95, type Measurement } from '../../measuring/measure.ts';
import { startStandIn } from './stand-in.ts';

/** The number of calls of each kind, after as many for warm-up; `BENCH_CALLS` overrides it. */
const calls = Number(process.env['BENCH_CALLS'] ?? 400);

const paths = {
  'a list': '/sys/role/list?pageNo=1&pageSize=10',
  'a list with other names': '/sys/position/list?pageNo=1&pageSize=10&column=postRank&order=asc',
  'a record of several calls': '/sys/user/queryById?id=u1',
  'a file of 8 MB': '/sys/common/static/temp/large.bin',
};

/**
 * Measures calls to a fake JeecgBoot, directly and through Pagewright's server, alternating. The limit is 10 ms at p95
 * for a forwarded call; a record that is read by several calls also takes the time of these.
 */
export async function measureInFront(): Promise<Measurement[]> {
  const backEnd = await startStandIn();
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const settings = parseSettings({ PORT: '0', DATA_DIR: dataDir, BACKEND_URL: backEnd.url, LOG_LEVEL: 'silent' });
  const server = await startServer(settings);
  try {
    const measurements: Measurement[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const [direct, through] = await timesOf(backEnd.url + path, `${server.address}/jeecg-boot${path}`);
      const [alone, inFront] = [p95(direct), p95(through)];
      measurements.push(
        { ...measurementOf(`${name}: directly, p95`, direct), milliseconds: alone },
        { ...measurementOf(`${name}: through our server, p95`, through), milliseconds: inFront, baseline: alone },
      );
    }
    return measurements;
  } finally {
    await server.close();
    backEnd.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures calls to two addresses in milliseconds; the first half is the warm-up. */
async function timesOf(first: string, second: string): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let call = 0; call < 2 * calls; call += 1) {
    const taken = [await timeOf(first), await timeOf(second)] as const;
    if (call < calls) continue;
    times[0].push(taken[0]);
    times[1].push(taken[1]);
  }
  return times;
}

async function timeOf(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { 'x-access-token': 'admin' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return performance.now() - started;
}
