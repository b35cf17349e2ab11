import type { Page } from 'playwright';

import { measurements, note, withPages } from '../measuring/bench-pages.ts';
import { liveObjects } from '../measuring/live-objects.ts';

const rounds = 5;
const ours = 'Pagewright, a document';

const peers = {
  'written by hand': 'peers/hand-written.html',
  [ours]: '',
  'plain Formily with antd': 'peers/plain-formily.html',
};

export const measureForms = (count: number) =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(peers)) {
        const page = await open(path);
        note(times, name, await page.evaluate<number>(`window.__timing.mount(${count}, false)`));
        await page.close();
      }
    }
    return measurements(times);
  });

/** Measures a key press in a form of 1,000 fields: until the paint of the field that is computed from it. */
export const measureKeystrokes = () =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    for (const [name, path] of Object.entries(peers).slice(0, 2)) {
      const page = await open(path);
      await page.evaluate('window.__timing.mount(1000, true)');
      await page.evaluate('window.__bench.focusA()');
      let text = '';
      for (const letter of 'the quick brown fox jumps'.replaceAll(' ', '')) {
        text += letter;
        await page.evaluate(`window.__timing.armKey('${text}B')`);
        await page.keyboard.press(letter);
        note(times, name, await page.evaluate<number>('window.__timing.key()'));
      }
      await page.close();
    }
    return measurements(times);
  });

export const measureHeap = () =>
  withPages(async (open) => {
    const sizes = new Map<string, number[]>();
    for (const [name, path] of Object.entries(peers)) {
      const page = await open(path);
      const before = await heapOf(page);
      await page.evaluate('window.__timing.mount(1000, false)');
      note(sizes, `${name} (MB)`, (await heapOf(page)) - before);
      await page.close();
    }
    const page = await open('');
    await page.evaluate('window.__bench.mountList()');
    const session = await page.context().newCDPSession(page);
    const openings: number[] = [];
    const lives: number[] = [];
    for (let opening = 1; opening <= 30; opening += 1) {
      openings.push(await openAndClose(page));
      if (opening === 10 || opening === 30) lives.push(await liveObjects(session));
    }
    note(sizes, 'dialog: objects that an opening leaves behind', ((lives[1] ?? 0) - (lives[0] ?? 0)) / 20);
    note(sizes, 'dialog: opening 2 (ms)', openings[1] ?? 0);
    note(sizes, 'dialog: opening 20 (ms)', openings[19] ?? 0);
    await page.close();
    return measurements(sizes);
  });

async function openAndClose(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog');
  const started = performance.now();
  await page.getByRole('button', { name: '新增' }).click();
  await dialog.getByRole('textbox').first().waitFor();
  const taken = performance.now() - started;
  await dialog.getByRole('button', { name: /取\s*消/ }).click();
  await dialog.waitFor({ state: 'detached' });
  return taken;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
