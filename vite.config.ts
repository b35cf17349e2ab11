import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { leaveOutWords } from './scripts/words/leave-out-words.ts';

const table = 'table';

/**
 * What tables run is a file of its own, which the browser compiles whole in the background while the page loads
 * (https://v8.dev/blog/explicit-compile-hints): the first table of a visit does not wait for it, function by function.
 */
export const output = {
  codeSplitting: {
    groups: [
      {
        name: table,
        test: /\/src\/(engine\/grid|runtime\/table|views\/table)\//,
        includeDependenciesRecursively: false,
      },
    ],
  },
  postBanner: ({ name }: { name: string }) => (name === table ? '//# allFunctionsCalledOnLoad' : ''),
};

export default defineConfig({
  plugins: [react(), leaveOutWords()],
  root: 'src/app',
  publicDir: false,
  build: {
    ...{ outDir: '../../dist/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 600 },
    rolldownOptions: { output },
  },
});
