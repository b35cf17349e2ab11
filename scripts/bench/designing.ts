// covers: designer-speed
import type { Page } from 'playwright';

import { note, withPages } from './bench-pages.ts';
import { type Measurement, measurementOf } from './measure.ts';

/** How often each gesture is made, and the form opened. */
const rounds = { gesture: 20, open: 5 };

const gestures = ['insert', 'undo', 'move', 'undo', 'remove', 'undo', 'type'] as const;

/**
 * The designer with a form of `count` fields: from the event of a gesture to the next paint, the slowest of twenty but one
 * (p95), and opening beside the same form as staff see it.
 */
export const measureDesigning = (count: number): Promise<Measurement[]> =>
  withPages(async (open) => {
    const opened = new Map<string, number[]>();
    for (let round = 0; round < rounds.open; round += 1) {
      for (const [name, operation] of [
        ['opened as staff see it', 'mountPlain'],
        ['opened in the designer', 'mountDesigner'],
      ] as const) {
        const page = await open('designer.html');
        note(opened, name, await mounted(page, operation, count));
        await page.close();
      }
    }
    const page = await open('designer.html');
    await mounted(page, 'mountDesigner', count);
    const taken = new Map<string, number[]>();
    await gesture(page, 'select');
    for (let round = 0; round < rounds.gesture; round += 1)
      for (const each of gestures) note(taken, each, await gesture(page, each));
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
function mounted(page: Page, operation: string, count: number): Promise<number> {
  return page.evaluate(
    ([name, last]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        Reflect.get(Reflect.get(window, '__bench'), name)(Number(last) + 1);
        const look = (): void => {
          if (document.body.textContent?.includes(`Field ${last}`))
            setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [operation, String(count - 1)] as const,
  );
}

/** The milliseconds from a gesture to the paint that follows it; between two the page may rest. */
async function gesture(page: Page, name: string): Promise<number> {
  const taken = await page.evaluate(
    (operation) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        Reflect.get(Reflect.get(window, '__bench'), operation)();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      }),
    name,
  );
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  return taken;
}
