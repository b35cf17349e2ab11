import type { CDPSession } from 'playwright';

import { measurements, note, withPages } from './bench-pages.ts';
import type { Measurement } from './measure.ts';

const rounds = 7;

/** The same list of 100 rows and ten columns; the first is the baseline. */
const peers = {
  'written by hand': 'list-by-hand.html',
  'Pagewright, a document': '',
  'antd Table': 'list-antd.html',
};

/**
 * A list page, when it opens (`mountList`) and on its next page: from the call to the paint of the last change, and what
 * the page's main thread itself worked meanwhile, which other work of the machine changes little.
 */
export const measureLists = (operation: 'mountList' | 'nextPage'): Promise<Measurement[]> =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    const worked = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(peers)) {
        const page = await open(path);
        const session = await page.context().newCDPSession(page);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        if (operation === 'nextPage') await page.evaluate(`window.__timing.run('mountList')`);
        const before = await threadTime(session);
        note(times, name, await page.evaluate<number>(`window.__timing.run('${operation}')`));
        note(worked, `main thread: ${name}`, (await threadTime(session)) - before);
        await page.close();
      }
    }
    const threads = measurements(worked);
    const [baseline] = threads;
    return [...measurements(times), ...threads.map((each) => ({ ...each, baseline: baseline?.milliseconds ?? 1 }))];
  });

/** Milliseconds of processor that the page's main thread had so far. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
