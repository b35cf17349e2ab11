import { measurements, note, withPages } from '../measuring/bench-pages.ts';
import { endTrace, startTrace } from '../measuring/main-thread.ts';
import type { Measurement } from '../measuring/measure.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

const peers = {
  'written by hand': 'peers/list-by-hand.html',
  'Pagewright, a document': '',
  'antd Table': 'peers/list-antd.html',
};

/**
 * Measures a list page when it opens (`mountList`) and on its next page: from the call to the paint of the last change,
 * and the processor time of the page's main thread in between, which depends little on other load of the machine.
 */
export const measureLists = (operation: 'mountList' | 'nextPage'): Promise<Measurement[]> =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    const worked = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(peers)) {
        const page = await open(path);
        const session = await page.context().newCDPSession(page);
        if (operation === 'nextPage') await page.evaluate(`window.__timing.run('mountList')`);
        await startTrace(session);
        await page.evaluate(`performance.mark('bench:list:start')`);
        note(times, name, await page.evaluate<number>(`window.__timing.run('${operation}')`));
        await page.evaluate(`performance.mark('bench:list:end')`);
        note(worked, `main thread: ${name}`, (await endTrace(session)).get('list') ?? 0);
        await page.close();
      }
    }
    const threads = measurements(worked);
    const [baseline] = threads;
    return [...measurements(times), ...threads.map((each) => ({ ...each, baseline: baseline?.milliseconds ?? 1 }))];
  });
