import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';

import { withPages } from '../measuring/bench-pages.ts';
import { endTrace, startTrace } from '../measuring/main-thread.ts';
import { measurementOf, medianOf, type Measurement } from '../measuring/measure.ts';
import { installTableTiming } from '../page/table-timing.ts';

const rounds = 9;
const idle = 3000;
/** Milliseconds in which garbage from before the first measurement is collected, which would slow the page. */
const rest = 1000;
const jumps = 100;
const own = { 'written by hand': 'peers/hand-written-table.html', 'Pagewright, a document': '' };
const units = {
  mount: 'mount (ms)',
  heap: 'heap (MB)',
  first: 'entered first: a cell entered and typed into, to paint (ms)',
  later: 'entered later: a cell after it entered and typed into, to paint (ms)',
  pressed: 'pressed: a later cell pressed with the mouse, and a key of the keyboard, to paint (ms)',
  key: 'a keystroke to paint (ms)',
  validate: 'check of all rows (ms)',
  insert: 'insert at the top (ms)',
  slow: 'a jump to paint, p95 (ms)',
  blank: 'blank paints in 100 jumps',
  paste: '5,000 cells pasted and checked, to paint (ms)',
  'mount thread': "mount, main thread's own time (ms)",
  'first thread': "entered first: a cell entered and typed into, main thread's own time (ms)",
  'later thread': "entered later: a cell after it entered and typed into, main thread's own time (ms)",
  'pressed thread': "pressed: a later cell pressed with the mouse, and a key, main thread's own time (ms)",
  'key thread': "a keystroke, main thread's own time (ms)",
  'validate thread': "check of all rows, main thread's own time (ms)",
  'insert thread': "insert at the top, main thread's own time (ms)",
  'jump thread': "a jump, main thread's own time (ms)",
  'paste thread': "5,000 cells pasted and checked, main thread's own time (ms)",
};
type Figure = keyof typeof units;
type Times = Partial<Record<Figure, number>>;
type ByName = Map<string, Map<number, number>>;

/**
 * Measures tables of so many rows and columns in a browser: the one written by hand is the baseline of each figure.
 * `BENCH_PEERS` names a folder whose `dist/<peer>/index.html` are pages of the same protocol; those named in
 * `BENCH_PEER_NAMES` (separated by commas; by default all) run in the same rounds.
 */
export async function measureTablePages(rows: number, columns = 10): Promise<Measurement[]> {
  const peers = columns === 10 ? await servePeers() : undefined;
  const figures = new Map<Figure, ByName>();
  try {
    await withPages(async (open) => {
      for (let round = 0; round < rounds; round += 1) {
        const pages = Object.entries({ ...own, ...peers?.addresses });
        // Alternates the order: the first page in a round finds the machine in another state than the following ones.
        for (const [name, address] of round % 2 === 0 ? pages : pages.toReversed()) {
          const page = await open(address, installTableTiming);
          const one = await measurePage(page, rows, columns, name in own).catch((error: unknown): Times => {
            console.warn(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : 'failed'}`);
            return {};
          });
          for (const figure of Object.keys(units) as Figure[]) note(figures, figure, name, round, one[figure]);
          await page.close();
        }
      }
    });
  } finally {
    peers?.server.close();
  }
  return [...figures].flatMap(([figure, byName]) => measurements(figure, byName));
}

async function measurePage(page: Page, rows: number, columns: number, isOwn: boolean): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  const operate = (label: string, name: string, ...values: unknown[]) =>
    page.evaluate<number>(`window.__tableTiming.operation('${label}', '${name}', ${JSON.stringify(values)})`);
  const before = await heapOf(session);
  await page.waitForTimeout(rest);
  await startTrace(session);
  const mount = await operate('mount', 'mountTable', rows, columns);
  const heap = (await heapOf(session)) - before;
  // Idle work of the table is not counted with the next edit.
  await page.waitForTimeout(idle + rows / 40);
  const first = await operate('first', 'editCell', 3, 'name', 'Edited');
  // Not every peer has an input in its cell at this point.
  const key = await operate('key', 'typeInto', 3, 'name', 'Edited again').catch(() => undefined);
  const later = await enterLater(operate).catch(() => undefined);
  // Peers start editing by other gestures.
  const pressed = isOwn ? await pressLater(page) : undefined;
  const hasCheck = await page.evaluate<boolean>(`typeof window.__bench.validateAll === 'function'`);
  const validate = hasCheck ? await page.evaluate<number>('window.__tableTiming.check()') : undefined;
  const insert = await operate('insert', 'insertTop');
  const { times, blank } = await page.evaluate<{ times: number[]; blank: number }>(
    `window.__tableTiming.jumps(${jumps})`,
  );
  const paste = await pasteInto(page, operate);
  const threads = await endTrace(session);
  const thread = (label: string, count = 1) => (threads.get(label) ?? 0) / count;
  const slow = times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)];
  return {
    mount,
    heap,
    first,
    insert,
    blank,
    ...(later !== undefined && { later, 'later thread': thread('later', laterRows.length) }),
    ...(pressed !== undefined && { pressed, 'pressed thread': thread('pressed', laterRows.length) }),
    ...(key !== undefined && { key, 'key thread': thread('key') }),
    ...(validate !== undefined && { validate, 'validate thread': thread('check') }),
    ...(slow !== undefined && { slow }),
    ...(paste !== undefined && { paste, 'paste thread': thread('paste') }),
    'mount thread': thread('mount'),
    'first thread': thread('first'),
    'insert thread': thread('insert'),
    'jump thread': thread('jumps', jumps),
  };
}

const laterRows = [5, 7, 9];

async function enterLater(operate: (label: string, name: string, ...values: unknown[]) => Promise<number>) {
  let time = 0;
  for (const row of laterRows) time += await operate('later', 'editCell', row, 'name', `Edited ${row}`);
  return time / laterRows.length;
}

/**
 * The same with the browser's own mouse and keyboard. A script changes the table written by hand without entering the
 * cell; this measures what the user waits for, including focus and caret.
 */
async function pressLater(page: Page): Promise<number> {
  const taken = () => page.evaluate<number>('window.__tableTiming.taken()');
  let time = 0;
  for (const row of laterRows.map((each) => each + 1)) {
    const { x, y } = await page.evaluate<{ x: number; y: number }>(`window.__tableTiming.middleOf(${row}, 'name')`);
    await page.mouse.move(x, y);
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    await page.evaluate(`window.__tableTiming.arm('pressed', 'mousedown')`);
    await page.mouse.down();
    await page.mouse.up();
    time += await taken();
    await page.evaluate(`window.__tableTiming.arm('pressed', 'keydown')`);
    await page.keyboard.press('x');
    time += await taken();
  }
  return time / laterRows.length;
}

const pastedRows = 500;

/** Measures a paste of ten columns until the paint of its errors; undefined if the page does not support it. */
async function pasteInto(
  page: Page,
  operate: (label: string, name: string, ...values: unknown[]) => Promise<number>,
): Promise<number | undefined> {
  if (!(await page.evaluate<boolean>(`typeof window.__bench.pasteRows === 'function'`))) return undefined;
  await page.evaluate(`window.__bench.scroller().scrollTop = 0`);
  await page.waitForTimeout(idle);
  await page.evaluate('window.__bench.enterFirst()');
  const before = await page.evaluate<number>('window.__bench.wrongCells()');
  const time = await operate('paste', 'pasteRows', pastedRows);
  const shown = await page.evaluate<string>(
    `document.querySelector('.pw-sheet [aria-rowindex="3"]')?.textContent ?? ''`,
  );
  const wrong = await page.evaluate<number>('window.__bench.wrongCells()');
  if (!shown.includes('Pasted') || wrong === before)
    throw new Error('The paste, or what is wrong in it, is not there.');
  return time;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

function note(figures: Map<Figure, ByName>, figure: Figure, name: string, round: number, value: number | undefined) {
  if (value === undefined) return;
  const byName = figures.get(figure) ?? new Map<string, Map<number, number>>();
  const byRound = byName.get(name) ?? new Map<number, number>();
  figures.set(figure, byName.set(name, byRound.set(round, value)));
}

function measurements(figure: Figure, byName: ByName): Measurement[] {
  const baselines = byName.get('written by hand') ?? new Map<number, number>();
  const baseline = medianOf([...baselines.values()]);
  return [...byName].map(([name, byRound]) => {
    const ratios = [...byRound].flatMap(([round, value]) => {
      const beside = baselines.get(round);
      return beside === undefined || beside === 0 ? [] : [value / beside];
    });
    return {
      ...measurementOf(`${units[figure]}: ${name}`, [...byRound.values()]),
      baseline,
      ...(ratios.length > 0 && { ratio: medianOf(ratios) }),
    };
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

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
