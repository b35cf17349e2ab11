import '@ant-design/v5-patch-for-react-19';

import type { Preview } from '@storybook/react-vite';
import dayjs from 'dayjs';

import 'dayjs/locale/zh-cn';

import { configure } from 'storybook/test';

import { setServerZone } from '../src/engine/values/index.ts';
import { StoryRuntime } from './StoryRuntime.tsx';

dayjs.locale('zh-cn');
// A story may first have to load code, on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  // Resets changes of the previous story, which may be in another file on the same page.
  beforeEach({ parameters }) {
    setServerZone(() => parameters['timeZone']);
    localStorage.clear();
    sessionStorage.clear();
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  },
  decorators: [
    (Story, { parameters, globals }) => (
      <StoryRuntime ports={parameters.ports} theme={parameters.theme ?? globals.theme}>
        <main style={{ padding: 16 }}>
          <Story />
        </main>
      </StoryRuntime>
    ),
  ],
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    // Only violations fail a story, so axe need not describe each element that passed.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
  },
};

export default preview;
