import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../{src,designer}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Found before the first story runs: a late find reloads the page under a running test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'antd/es/locale/zh_CN', 'nanoid', 'antd', '@ant-design/icons'],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
