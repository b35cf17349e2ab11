import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { compressAhead } from './compress-ahead.ts';

test('a build contains compressed copies of its large text files, but not of small ones', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'large.js'), `document.title = ${JSON.stringify('整洁'.repeat(1000))};`);
  writeFileSync(join(root, 'small.js'), 'document.title = "a";');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressAhead()],
    build: {
      rolldownOptions: {
        input: ['large', 'small'].map((name) => join(root, `${name}.js`)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const built = join(root, 'dist');
  const compressed = readFileSync(join(built, 'large.js.br'));
  expect(brotliDecompressSync(compressed)).toEqual(readFileSync(join(built, 'large.js')));
  expect(existsSync(join(built, 'small.js'))).toBe(true);
  expect(existsSync(join(built, 'small.js.br'))).toBe(false);
});
