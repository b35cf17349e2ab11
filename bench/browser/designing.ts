import type { Page } from 'playwright';

import { note, withPages } from '../measuring/bench-pages.ts';
import { liveObjects } from '../measuring/live-objects.ts';
import { measurementOf, medianOf, p95, type Measurement } from '../measuring/measure.ts';

const rounds = { gesture: Number(process.env['BENCH_ROUNDS'] ?? 20), open: 5 };
const limit = 50;
const peersConfig = 'bench/page/designer/peers/vite.config.ts';

/** The gestures of a round; the field is selected again after a step that clears the selection. */
const gestures = ['select', 'insert', 'move', 'undo', 'select', 'remove', 'undo', 'select', 'type'] as const;
const ours = 'Pagewright';
const peers = { 'form-js-editor': 'form-js.html', Puck: 'puck.html' };

type Gesture = (typeof gestures)[number] | 'redo';
type Open = Parameters<Parameters<typeof withPages>[0]>[0];

/** In milliseconds since the event; see `page/designer/gesture-timing.ts`. */
interface Taken {
  painted: number;
  shown: number;
  followed: number;
}

/**
 * Measures designers with a form of `count` fields, Pagewright's next to two others, driven by the browser's mouse and
 * keyboard: from the event that ends a gesture to the next paint, to the paint that shows it on the canvas, until the
 * panels are updated, and the processor time of the page for all of it, at the 95th percentile (p95, the second slowest
 * of twenty); and opening, next to the form as staff use it.
 */
export const measureDesigning = (count: number): Promise<Measurement[]> =>
  withPages((open) => withPages((openPeer) => measureBeside(open, openPeer, count), peersConfig));

async function measureBeside(open: Open, openPeer: Open, count: number): Promise<Measurement[]> {
  const opened = new Map<string, number[]>();
  const openings: [string, () => Promise<Page>, string][] = [
    ['opened as staff see it', () => open('designer/designer.html'), 'plain'],
    ['opened in Pagewright', () => open('designer/designer.html'), 'designer'],
    ...Object.entries(peers).map(([name, path]): [string, () => Promise<Page>, string] => [
      `opened in ${name}`,
      () => openPeer(path),
      'designer',
    ]),
  ];
  for (let round = 0; round < rounds.open; round += 1)
    for (const [name, start, how] of openings) {
      const page = await start();
      note(opened, name, await opening(page, how, count));
      await page.close();
    }
  const designers: [string, Page][] = [[ours, await open('designer/designer.html')]];
  for (const [name, path] of Object.entries(peers)) designers.push([name, await openPeer(path)]);
  const taken = new Map<string, number[]>();
  const processors = new Map<string, () => Promise<number>>();
  for (const [name, page] of designers) {
    await opening(page, 'designer', count);
    processors.set(name, await processorOf(page));
  }
  for (let round = 0; round < rounds.gesture; round += 1)
    for (const [name, page] of designers) {
      await page.bringToFront();
      for (const each of gestures) {
        const processor = processors.get(name) ?? (async () => 0);
        const before = await processor();
        const { painted, shown, followed } = await gesture(page, each).catch((error: unknown) => {
          throw new Error(`${name}: ${each} failed in round ${round}`, { cause: error });
        });
        note(taken, `${each}, next paint: ${name}`, painted);
        if (each !== 'select') note(taken, `${each}, shown: ${name}`, shown);
        note(taken, `${each}, panels, too: ${name}`, followed);
        note(taken, `${each}, processor: ${name}`, (await processor()) - before);
      }
    }
  for (const [, page] of designers) await page.close();
  const mounts = [...opened].map(([name, times]) => measurementOf(name, times));
  return [...mounts, ...gestureRows(taken)];
}

function gestureRows(taken: ReadonlyMap<string, readonly number[]>): Measurement[] {
  const what = (name: string) => name.slice(0, name.lastIndexOf(':'));
  return [...new Set([...taken.keys()].map(what))].toSorted().flatMap((each) => {
    const own = p95(taken.get(`${each}: ${ours}`) ?? []);
    return [...taken]
      .filter(([name]) => what(name) === each)
      .map(([name, times]) => {
        const isOwn = name === `${each}: ${ours}`;
        const compared = isOwn ? `of ${limit} ms` : `of ${ours}`;
        const { fastest, slowest } = measurementOf(name, times);
        return {
          name: `${name}, p95, ${compared}`,
          milliseconds: p95(times),
          fastest,
          slowest,
          baseline: isOwn ? limit : own,
        };
      });
  });
}

/**
 * Measures the live objects in the page of the designer, with a form of `count` fields, before and after 500 times undo
 * and 500 times redo of ten steps, in thousands of objects, and the megabytes of its heap.
 */
export const measureUndoing = (count: number): Promise<Measurement[]> =>
  withPages(async (open) => {
    const page = await open('designer/designer.html');
    await opening(page, 'designer', count);
    const session = await page.context().newCDPSession(page);
    const steps = 10;
    await gesture(page, 'select');
    for (let step = 0; step < steps; step += 1) await gesture(page, step % 2 === 0 ? 'insert' : 'type');
    const backAndForth = async (times: number) => {
      for (let done = 0; done < times; done += steps)
        for (const key of ['Control+z', 'Control+y'])
          for (let step = 0; step < steps; step += 1) await pressAndDraw(page, key);
      await page.evaluate('window.__bench.rest()');
    };
    await page.evaluate(`window.__bench.aim('undo')`);
    await backAndForth(50);
    const drawn = await page.evaluate<string>('window.__bench.drawn()');
    const sizes = new Map<string, number[]>();
    const look = async (when: string) => {
      note(sizes, `thousands of objects ${when}`, (await liveObjects(session)) / 1000);
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      note(sizes, `megabytes ${when}`, usedSize / 1_048_576);
    };
    await look('before');
    await backAndForth(500);
    await look('after 500 undo and redo');
    if ((await page.evaluate<string>('window.__bench.drawn()')) !== drawn) throw new Error('The form is another one.');
    await page.close();
    const heap = medianOf(sizes.get('megabytes before') ?? []);
    return [...sizes].map(([name, values]) => ({
      ...measurementOf(name, values),
      ...(name.startsWith('megabytes') && { baseline: heap }),
    }));
  });

async function pressAndDraw(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
}

function opening(page: Page, how: string, count: number): Promise<number> {
  return page.evaluate<number>(`window.__bench.open('${how}', ${count})`);
}

async function gesture(page: Page, name: Gesture): Promise<Taken> {
  const aim = await page.evaluate<{ x: number; y: number } | { keys: string }>(`window.__bench.aim('${name}')`);
  if ('keys' in aim) {
    await page.evaluate('window.__bench.rest()');
    await page.evaluate(`window.__bench.arm('keydown', ${name !== 'select'})`);
    await page.keyboard.press(aim.keys);
  } else {
    await page.mouse.move(aim.x, aim.y);
    await page.evaluate('window.__bench.rest()');
    await page.evaluate(`window.__bench.arm('pointerup', ${name !== 'select'})`);
    await page.mouse.down();
    await page.mouse.up();
  }
  const taken = await page.evaluate<Taken>('window.__bench.taken()');
  if (taken.shown === 0 && name !== 'select') throw new Error(`${name} did nothing.`);
  return taken;
}

/**
 * Measures the processor time of the page's main thread in milliseconds, which depends little on other load of the
 * machine.
 */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}
