import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buttonColors } from './scripts/build/button-colors.ts';
import { compressAhead } from './scripts/build/compress-ahead.ts';
import { lightIcons } from './scripts/build/light-icons.ts';
import { preloadAhead } from './scripts/build/preload-ahead.ts';
import { productionRouter } from './scripts/build/production-router.ts';
import { leaveOutWords } from './scripts/words/leave-out-words.ts';

/**
 * Chunks that the browser compiles eagerly in the background while loading
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compiledAhead = ['page', 'table'];

/**
 * The chunks of the application, by when they are needed. There are few, because each file costs a round trip on a slow
 * connection.
 * - `foundation`: requests the data of the first page (`start/create-foundation.ts`); it is small and does not include
 *   React.
 * - `data`: the data access of pages, for signed-in users.
 * - `boot`: the code shared by the sign-in page and the shell, and the choice between them.
 * - `sign-in`: the sign-in page.
 * - `page`: the shell, and a read-only list.
 * - `antd-rest`: modules that `form` only imports by name, as it needs one small part of their package.
 * - `form`: the dialogs opened most from a list: a record's form, a confirmation. It is loaded when the rows are shown.
 * - `steps`: the actions of buttons, except the dialogs that they open. `floats`: messages and menus; `fields` and
 *   `dates`: the controls of most forms. They are loaded after `form`.
 * - `table`: rows that are edited in place. The rest is split by its importers.
 */
export const output = {
  codeSplitting: {
    groups: [
      { name: 'foundation', tags: ['$initial' as const], priority: 40 },
      { name: 'data', test: /\/src\/app\/start\/create-data-services\.ts$/, priority: 36 },
      {
        name: 'boot',
        test: /(\/src\/(app\/(start\/start-app|icons\/BrandMark|session\/TenantLine|theme\/ThemeSwitch)|kit\/icons\/LightIcon)\.tsx|\/src\/(app\/routes\/chat-client|engine\/values\/json-read|schema\/documents\/open-pages|schema\/memory\/once-per-object)\.ts|\/icons\/es\/icons\/(CloseCircleFilled|Eye|EyeInvisible|Lock|User)(Outlined)?\.js)$/,
        priority: 38,
      },
      { name: 'sign-in', test: /\/src\/app\/login\/index\.ts$/, priority: 35 },
      { name: 'page', test: /\/src\/app\/(layouts|document-page)\/index\.ts$/, priority: 30 },
      {
        name: 'antd-rest',
        test: /\/node_modules\/(rc-field-form\/es\/(?!FormContext)|@rc-component\/(async-validator|color-picker\/es\/(?!color))|antd\/es\/collapse\/|rc-collapse\/)/,
        priority: 25,
        includeDependenciesRecursively: false,
      },
      {
        name: 'form',
        test: /\/src\/(app\/theme\/AntdTheme|views\/dialog\/(editor\/index|ConfirmDialog)|widgets\/layout\/(grid\/Grid|section\/Section))\.tsx?$/,
        priority: 20,
      },
      { name: 'steps', test: /\/src\/runtime\/actions\/run-steps\.ts$/, priority: 19 },
      {
        name: 'floats',
        test: /\/src\/kit\/(feedback\/AntdFeedback|controls\/menu-button\/HangingMenu)\.tsx$/,
        priority: 18,
      },
      {
        name: 'fields',
        test: /\/src\/widgets\/\w+\/[\w-]+\/(Checkbox|DictSelect|Input|InputPop|Number|Radio|Select|Switch|Tags|TextArea|TreeSelect)\.tsx$/,
        priority: 16,
      },
      { name: 'dates', test: /\/src\/widgets\/dates\/[\w-]+\/(Date|DateRange|DateTime|Time)\.tsx$/, priority: 14 },
      {
        name: 'table',
        test: /\/src\/(views\/list\/content\/InlineTable|widgets\/rows\/editable-table\/EditableTable)\.tsx$/,
        priority: 10,
      },
    ],
  },
  postBanner: ({ name }: { name: string }) => (compiledAhead.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
};

/** Modules without side effects whose packages do not declare it: their unused parts are removed. */
const moduleSideEffects = [
  {
    test: /\/node_modules\/(rc-(field-form|collapse)|@rc-component\/(async-validator|color-picker))\//,
    sideEffects: false,
  },
  { test: /\/node_modules\/@formily\/(core|react|reactive|reactive-react|shared|path)\//, sideEffects: false },
];

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    lightIcons(),
    buttonColors(),
    leaveOutWords(),
    preloadAhead(),
    compressAhead(),
  ],
  root: 'src/app',
  publicDir: false,
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: { output, treeshake: { moduleSideEffects } },
  },
});
