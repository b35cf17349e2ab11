import { spawnSync } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';

import { measurementOf, type Measurement } from './measure.ts';

const ours = 'bench/page/vite.config.ts';

/**
 * Builds and serves the bench pages for `run`, which opens them (each in a separate browser) by their file or by a full
 * address; `prepare` runs in the page before its own code. Pages of other projects have a separate `config`.
 */
export async function withPages<Result>(
  run: (open: (path: string, prepare?: () => void) => Promise<Page>) => Promise<Result>,
  config = ours,
): Promise<Result> {
  const built = spawnSync('npx', ['vite', 'build', '--config', config, '--logLevel', 'error'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the bench pages could not be built');
  const server = await preview({ configFile: config, preview: { strictPort: false } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browsers: Browser[] = [];
  try {
    return await run(async (path, prepare) => {
      const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      browsers.push(browser);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
      page.on('close', () => void browser.close());
      if (prepare) {
        // The transpiler names functions by a helper that the page does not have.
        await page.addInitScript('globalThis.__name = (value) => value');
        await page.addInitScript(prepare);
      }
      await page.goto(path.startsWith('http') ? path : address + path);
      await page.waitForFunction('window.__bench');
      await page.evaluate('window.__bench.ready');
      await page.waitForLoadState('networkidle');
      return page;
    });
  } finally {
    for (const browser of browsers) await browser.close();
    await server.close();
  }
}

/** Adds a time (or size) to those measured under a name. */
export function note(times: Map<string, number[]>, name: string, taken: number): void {
  times.set(name, [...(times.get(name) ?? []), taken]);
}

export function measurements(times: Map<string, number[]>): Measurement[] {
  return [...times].map(([name, taken]) => measurementOf(name, taken));
}
