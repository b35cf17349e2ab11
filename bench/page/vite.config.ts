import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { lightIcons } from '../../scripts/build/light-icons.ts';
import { leaveOutWords } from '../../scripts/words/leave-out-words.ts';
import { output } from '../../vite.config.ts';

const here = fileURLToPath(new URL('./', import.meta.url));

/**
 * The chunk groups of the application except `foundation` and `boot` (with several pages in one build, `foundation`
 * would become one file that runs them all) and `antd-rest` (in pages that import all of antd, it and `form` would wait
 * for each other).
 */
const groups = output.codeSplitting.groups.filter(({ name }) => !['foundation', 'boot', 'antd-rest'].includes(name));

/** Builds the bench page like the application itself; served on BENCH_PORT. */
export default defineConfig({
  plugins: [react(), lightIcons(), leaveOutWords()],
  root: here,
  build: {
    outDir: '../../.cache/bench-page',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: { ...output, codeSplitting: { groups } },
      input: [
        'index',
        'peers/hand-written',
        'peers/hand-written-table',
        'peers/plain-formily',
        'peers/list-by-hand',
        'peers/list-antd',
        'designer/designer',
      ].map((name) => `${here}${name}.html`),
    },
  },
  preview: { host: '127.0.0.1', port: Number(process.env['BENCH_PORT'] ?? 4179), strictPort: true },
});
