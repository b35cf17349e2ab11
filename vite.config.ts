import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { lightIcons } from './scripts/build/light-icons.ts';
import { preloadSignedIn } from './scripts/build/preload-signed-in.ts';
import { leaveOutWords } from './scripts/words/leave-out-words.ts';

/** What the browser compiles whole in the background while it loads (https://v8.dev/blog/explicit-compile-hints). */
const compiledAhead = ['page', 'table'];

/**
 * The files of the application, by when they are needed: few files, as each waits its turn on a slow line.
 * - `boot`: what the sign-in page and the shell share, and what decides between them.
 * - `sign-in`: the sign-in page.
 * - `page`: the shell, and a list that is only read.
 * - `form`: what opens from a list most: a record's form, a question, a message, what a button does. It is loaded when the rows stand.
 * - `table`: rows that are edited in place.
 * The rest is split by who needs it.
 */
export const output = {
  codeSplitting: {
    groups: [
      { name: 'boot', tags: ['$initial' as const], priority: 40 },
      { name: 'sign-in', test: /\/src\/app\/login\/index\.ts$/, priority: 35 },
      { name: 'page', test: /\/src\/app\/(layouts|document-page)\/index\.ts$/, priority: 30 },
      {
        name: 'form',
        test: /\/src\/(app\/theme\/AntdTheme|runtime\/actions\/run-steps|views\/(dialog\/(editor\/index|ConfirmDialog)|feedback\/AntdFeedback|controls\/menu-button\/HangingMenu))\.tsx?$/,
        priority: 20,
      },
      {
        name: 'table',
        test: /\/src\/(views\/list\/content\/InlineTable|widgets\/rows\/editable-table\/EditableTable)\.tsx$/,
        priority: 10,
      },
    ],
  },
  postBanner: ({ name }: { name: string }) => (compiledAhead.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
};

export default defineConfig({
  plugins: [react(), lightIcons(), leaveOutWords(), preloadSignedIn()],
  root: 'src/app',
  publicDir: false,
  build: {
    ...{ outDir: '../../dist/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 600 },
    rolldownOptions: { output },
  },
});
