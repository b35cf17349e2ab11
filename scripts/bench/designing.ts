import type { Page } from 'playwright';

import { note, withPages } from './bench-pages.ts';
import { type Measurement, measurementOf } from './measure.ts';

/** How often each gesture is made, and the form opened. */
const rounds = { gesture: 20, open: 5 };

/** In a round; what is selected is chosen anew where a step took it away. */
const gestures = ['select', 'insert', 'move', 'undo', 'select', 'remove', 'undo', 'select', 'type'] as const;

/**
 * The designer with a form of `count` fields: from the event of a gesture to the next paint, and until the panels have followed, the slowest of twenty but one
 * (p95), and opening beside the same form as staff see it.
 */
export const measureDesigning = (count: number): Promise<Measurement[]> =>
  withPages(async (open) => {
    const opened = new Map<string, number[]>();
    for (let round = 0; round < rounds.open; round += 1) {
      for (const [name, how] of [
        ['opened as staff see it', 'plain'],
        ['opened in the designer', 'designer'],
      ] as const) {
        const page = await open('designer/designer.html');
        note(opened, name, await opening(page, how, count));
        await page.close();
      }
    }
    const page = await open('designer/designer.html');
    await opening(page, 'designer', count);
    const taken = new Map<string, number[]>();
    for (let round = 0; round < rounds.gesture; round += 1)
      for (const each of gestures) {
        const { painted, followed } = await gesture(page, each);
        note(taken, each, painted);
        note(taken, `${each}, with its panels`, followed);
      }
    await page.close();
    const mounts = [...opened].map(([name, times]) => measurementOf(name, times));
    return [
      ...mounts,
      ...[...taken].map(([name, times]) => ({ ...measurementOf(`${name}, p95`, [p95(times)]), baseline: 50 })),
    ];
  });

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** The milliseconds until the last field is drawn and painted. */
function opening(page: Page, how: string, count: number): Promise<number> {
  return page.evaluate<number>(`window.__bench.open('${how}', ${count})`);
}

/** The milliseconds from a gesture to the next paint, and to the last that it causes; between two the page may rest. */
async function gesture(page: Page, name: string): Promise<{ painted: number; followed: number }> {
  const before = await page.evaluate<string>('window.__bench.state()');
  const taken = await page.evaluate<{ painted: number; followed: number }>(`window.__bench.gesture('${name}')`);
  await page.evaluate('window.__bench.rest()');
  const isDone = (await page.evaluate<string>('window.__bench.state()')) !== before;
  if (!isDone && name !== 'select') throw new Error(`${name} did nothing.`);
  return taken;
}
