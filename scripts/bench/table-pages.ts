import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { CDPSession, Page } from 'playwright';

import { withPages } from './bench-pages.ts';
import type { Measurement } from './measure.ts';
import { installTableTiming } from './page/table-timing.ts';

const rounds = 5;
const jumps = 100;
const own = { 'written by hand': 'hand-written-table.html', 'Pagewright, a document': '' };
const units = {
  mount: 'mount (ms)',
  heap: 'heap (MB)',
  edit: 'edit to paint (ms)',
  validate: 'check of all rows (ms)',
  insert: 'insert at the top (ms)',
  jump: "a jump's main thread (ms)",
  slow: 'a jump to paint, p95 (ms)',
  blank: 'blank paints in 100 jumps',
};
type Figure = keyof typeof units;

/**
 * Tables of so many rows and columns in a browser: the one written by hand is the baseline of each figure. `BENCH_PEERS`
 * names a folder whose `dist/<peer>/index.html` are pages of the same protocol; those named in `BENCH_PEER_NAMES`
 * (separated by commas; all of them without it) run in the same rounds.
 */
export async function measureTablePages(rows: number, columns = 10): Promise<Measurement[]> {
  const peers = columns === 10 ? await servePeers() : undefined;
  const figures = new Map<Figure, Map<string, number[]>>();
  try {
    await withPages(async (open) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, address] of Object.entries({ ...own, ...peers?.addresses })) {
          const page = await open(address, installTableTiming);
          const one = await measurePage(page, rows, columns).catch((error: unknown) => {
            console.warn(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : 'failed'}`);
            return {};
          });
          for (const figure of Object.keys(units) as Figure[]) note(figures, figure, name, one[figure]);
          await page.close();
        }
      }
    });
  } finally {
    peers?.server.close();
  }
  return [...figures].flatMap(([figure, byName]) => measurements(figure, byName));
}

async function measurePage(page: Page, rows: number, columns: number): Promise<Partial<Record<Figure, number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const operate = (name: string, ...values: unknown[]) =>
    page.evaluate<number>(`window.__tableTiming.operation('${name}', ${JSON.stringify(values)})`);
  const has = (name: string) => page.evaluate<boolean>(`typeof window.__bench.${name} === 'function'`);
  const before = await heapOf(session);
  const mount = await operate('mountTable', rows, columns);
  const heap = (await heapOf(session)) - before;
  // What a table does in the time that it is idle is not counted with what a person does next.
  await page.waitForTimeout(1500);
  const edit = await operate('editCell', 3, 'name', 'Edited');
  const validate = (await has('validateAll')) ? await page.evaluate<number>(timedCheck) : undefined;
  const insert = await operate('insertTop');
  const started = await taskTime(session);
  const { times, blank } = await page.evaluate<{ times: number[]; blank: number }>(
    `window.__tableTiming.jumps(${jumps})`,
  );
  const jump = ((await taskTime(session)) - started) / jumps;
  const slow = times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)];
  return {
    mount,
    heap,
    edit,
    insert,
    jump,
    blank,
    ...(validate !== undefined && { validate }),
    ...(slow !== undefined && { slow }),
  };
}

const timedCheck = `(async () => {
  const started = performance.now();
  await window.__bench.validateAll();
  return performance.now() - started;
})()`;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function note(figures: Map<Figure, Map<string, number[]>>, figure: Figure, name: string, value: number | undefined) {
  if (value === undefined) return;
  const byName = figures.get(figure) ?? new Map<string, number[]>();
  figures.set(figure, byName.set(name, [...(byName.get(name) ?? []), value]));
}

function measurements(figure: Figure, byName: ReadonlyMap<string, readonly number[]>): Measurement[] {
  const medianOf = (values: readonly number[]) =>
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
  const baseline = medianOf(byName.get('written by hand') ?? []);
  return [...byName].map(([name, values]) => ({
    name: `${units[figure]}: ${name}`,
    milliseconds: medianOf(values),
    fastest: Math.min(...values),
    slowest: Math.max(...values),
    baseline,
  }));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The built peers of another folder, if one is named. */
async function servePeers(): Promise<{ server: Server; addresses: Record<string, string> } | undefined> {
  const folder = process.env['BENCH_PEERS'];
  if (folder === undefined) return undefined;
  const wanted = process.env['BENCH_PEER_NAMES']?.split(',') ?? readdirSync(join(folder, 'dist'));
  const names = wanted.filter((name) => existsSync(join(folder, 'dist', name, 'index.html')));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    readFile(join(folder, path)).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    server,
    addresses: Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${port}/dist/${name}/`])),
  };
}
