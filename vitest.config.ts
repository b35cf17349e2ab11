import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,designer,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['scripts/bench/**', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
