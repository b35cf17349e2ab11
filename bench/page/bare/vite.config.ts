import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));

export default defineConfig({
  plugins: [react()],
  root: here,
  build: {
    outDir: '../../../.cache/bench-bare',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: `${here}bare-page.html` },
  },
});
