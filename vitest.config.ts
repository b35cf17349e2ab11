import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files that need a page consecutively: a process with all its loaded modules ends when the next file needs
 * another environment.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsPage = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
    const sorted = await super.sort(files);
    return [...sorted.filter(needsPage), ...sorted.filter((file) => !needsPage(file))];
  }
}

const codeMirror = [
  ...['autocomplete', 'commands', 'lang-json', 'language', 'lint', 'search', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  ...['css', 'html', 'java', 'javascript', 'markdown', 'python', 'sql', 'vue'].map(
    (name) => `@codemirror/lang-${name}`,
  ),
  ...['clike', 'r', 'shell', 'swift'].map((name) => `@codemirror/legacy-modes/mode/${name}`),
  '@lezer/highlight',
];

const textEditors = [
  ...['extension-image', 'extensions', 'react', 'starter-kit'].map((name) => `@tiptap/${name}`),
  ...['commands', 'commands-cn', 'nohighlight'].map((name) => `@uiw/react-md-editor/${name}`),
  'rehype-sanitize',
];

export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,designer,server,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Many tests wait for a server or a database instead of the processor; by default vitest leaves one of two
          // processors idle.
          maxWorkers: 2,
          // Loading the same modules for each file took a third of the time.
          isolate: false,
          setupFiles: ['scripts/test/clear-page.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Included before the first story runs: a dependency found later reloads the page during a test.
        optimizeDeps: {
          include: [
            '@ant-design/icons',
            '@cfworker/json-schema',
            '@e965/xlsx',
            ...codeMirror,
            ...['cascader', 'password/PasswordStrength', 'time-picker', 'transfer'].map(
              (name) => `@formily/antd-v5/esm/${name}`,
            ),
            '@formily/core',
            '@formily/json-schema',
            '@formily/react',
            '@formily/reactive',
            'antd',
            'bwip-js/browser',
            ...['charts', 'components', 'core', 'renderers'].map((name) => `echarts/${name}`),
            'antd/es/alert',
            'antd/es/modal/Modal',
            'antd/locale/zh_CN',
            'dayjs',
            'dayjs/locale/zh-cn',
            'dayjs/plugin/advancedFormat.js',
            'dayjs/plugin/customParseFormat.js',
            'dayjs/plugin/isoWeek.js',
            'dayjs/plugin/quarterOfYear.js',
            'dayjs/plugin/weekOfYear.js',
            'dayjs/plugin/weekYear.js',
            'dompurify',
            'es-toolkit',
            'jotai',
            'react-error-boundary',
            ...textEditors,
          ],
        },
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          // Two pages in one browser, as stories often wait. A page is loaded once for all its files, which takes
          // seconds; `.storybook/preview.tsx` resets it for each story.
          maxWorkers: 2,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--lang=zh-CN'],
              },
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
