import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { compressAhead } from './scripts/build/compress-ahead.ts';
import { lightIcons } from './scripts/build/light-icons.ts';
import { leaveOutWords } from './scripts/words/leave-out-words.ts';

/** Builds the script that renders a form in a third-party page, with one style file; widgets are loaded on demand. */
export default defineConfig({
  plugins: [react(), lightIcons(), leaveOutWords(), compressAhead()],
  root: 'src/app',
  base: './',
  publicDir: false,
  build: {
    outDir: '../../dist/client/embed',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 3_000,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { 'form-generator': 'src/app/start/embed/form-generator.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'form-generator.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
