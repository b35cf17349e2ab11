import '@ant-design/v5-patch-for-react-19';
import type { Preview } from '@storybook/react-vite';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

import { StoryRuntime } from './StoryRuntime.tsx';

dayjs.locale('zh-cn');

const preview: Preview = {
  // What a person changed in one story is not there in the next.
  beforeEach() {
    localStorage.clear();
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
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
};

export default preview;
