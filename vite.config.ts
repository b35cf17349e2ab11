import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  root: 'src/app',
  publicDir: false,
  build: { outDir: '../../dist/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 600 },
});
