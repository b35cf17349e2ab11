import type { Page } from 'playwright';

import { note, withPages } from '../measuring/bench-pages.ts';
import { endTrace, startTrace } from '../measuring/main-thread.ts';
import { measurementOf, type Measurement } from '../measuring/measure.ts';
import { installTableTiming } from '../page/table-timing.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const sizes = [10_000, 100_000] as const;
/** Milliseconds after which a table has finished its idle work, which begins after two seconds. */
const idle = 3000;
const edits = {
  'a cell entered and typed into': (at: number) => ['editCell', 3 + at, 'name', `Edited ${at}`],
  'a keystroke': (at: number) => ['typeInto', 7, 'name', `Edited again ${at}`],
  'a row put in at the top': () => ['insertTop'],
} satisfies Record<string, (at: number) => unknown[]>;
const times = 5;

export const measureEdits = (): Promise<Measurement[]> =>
  withPages(async (open) => {
    const taken = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const rows of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const page = await open('', installTableTiming);
        for (const [name, time] of await measureOne(page, rows)) note(taken, `${name}, of ${rows} rows`, time);
        await page.close();
      }
    }
    return Object.keys(edits).flatMap((name) => {
      const all = sizes.map((rows) => leastOf(`${name}, of ${rows} rows`, taken));
      return all.map((one) => ({ ...one, baseline: all[0]?.milliseconds ?? 1 }));
    });
  });

async function measureOne(page: Page, rows: number): Promise<[name: string, time: number][]> {
  const session = await page.context().newCDPSession(page);
  const operate = (label: string, [name, ...values]: unknown[]) =>
    page.evaluate<number>(`window.__tableTiming.operation('${label}', '${String(name)}', ${JSON.stringify(values)})`);
  await operate('mount', ['mountTable', rows, 10]);
  await page.waitForTimeout(idle + rows / 40);
  await operate('before', ['editCell', 3, 'name', 'Edited']);
  await startTrace(session);
  for (const [label, edit] of Object.entries(edits))
    for (let at = 0; at < times; at += 1) await operate(`${label} ${at}`, edit(at));
  const threads = await endTrace(session);
  return Object.keys(edits).map((label) => {
    const each = Array.from({ length: times }, (_, at) => threads.get(`${label} ${at}`) ?? 0);
    return [label, Math.min(...each)];
  });
}

function leastOf(name: string, taken: ReadonlyMap<string, number[]>): Measurement {
  const measured = measurementOf(name, taken.get(name) ?? []);
  return { ...measured, milliseconds: measured.fastest };
}
