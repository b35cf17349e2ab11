import { measurements, note, withPages } from './bench-pages.ts';
import type { Measurement } from './measure.ts';

const rounds = 7;

/** The same list of 100 rows and ten columns; the first is the baseline. */
const peers = {
  'written by hand': 'list-by-hand.html',
  'Pagewright, a document': '',
  'antd Table': 'list-antd.html',
};

/** A list page: from the call to the paint of the last change, when it opens (`mountList`) and on its next page. */
export const measureLists = (operation: 'mountList' | 'nextPage'): Promise<Measurement[]> =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(peers)) {
        const page = await open(path);
        const mounted = await page.evaluate<number>(`window.__timing.run('mountList')`);
        const isMount = operation === 'mountList';
        note(times, name, isMount ? mounted : await page.evaluate<number>(`window.__timing.run('nextPage')`));
        await page.close();
      }
    }
    return measurements(times);
  });
