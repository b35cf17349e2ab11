import { measurements, note, withPages } from '../measuring/bench-pages.ts';
import { endTrace, startTrace } from '../measuring/main-thread.ts';
import type { Measurement } from '../measuring/measure.ts';

const rounds = 7;

const pages = {
  form: { 'written by hand': 'peers/hand-written.html', 'Pagewright, a document': '' },
  list: { 'written by hand': 'peers/list-by-hand.html', 'Pagewright, a document': '' },
} as const;

/**
 * Measures a changed title in the document of an open page (a form of 1,000 fields, a list of 60 columns): from the
 * change to the next paint, and the processor time of the main thread. Each round opens the page again, so that its
 * first change is measured.
 */
export const measureTitles = (page: keyof typeof pages): Promise<Measurement[]> =>
  withPages(async (open) => {
    const times = new Map<string, number[]>();
    const worked = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(pages[page])) {
        const opened = await open(path);
        const session = await opened.context().newCDPSession(opened);
        await opened.evaluate(`window.__timing.run('mountOpen', '${page}')`);
        // The page's code is loaded after its frame; only rendered content can change.
        await opened.waitForFunction(`document.body.textContent.includes('Field 2')`);
        await opened.evaluate('new Promise((done) => requestIdleCallback(done))');
        await startTrace(session);
        await opened.evaluate(`performance.mark('bench:title:start')`);
        note(times, name, await opened.evaluate<number>(`window.__timing.run('changeTitle')`));
        await opened.evaluate(`performance.mark('bench:title:end')`);
        note(worked, `main thread: ${name}`, (await endTrace(session)).get('title') ?? 0);
        const isShown = await opened.evaluate<boolean>(`document.body.textContent.includes('Changed')`);
        if (!isShown) throw new Error('The new title is not there.');
        await opened.close();
      }
    }
    const threads = measurements(worked);
    const [baseline] = threads;
    return [...measurements(times), ...threads.map((each) => ({ ...each, baseline: baseline?.milliseconds ?? 1 }))];
  });
