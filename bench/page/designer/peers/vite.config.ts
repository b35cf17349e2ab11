import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));

export default defineConfig({
  plugins: [react()],
  root: here,
  build: {
    outDir: '../../../../.cache/bench-designers',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: [`${here}form-js.html`, `${here}puck.html`] },
  },
  preview: { host: '127.0.0.1', port: Number(process.env['BENCH_PORT'] ?? 4179) },
});
