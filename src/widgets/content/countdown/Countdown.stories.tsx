import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/倒计时' };
export default meta;
type Story = StoryObj;

export const StillToCome: Story = {
  render: () => <ContentStory component="Countdown" title="还有" props={{ until: '2999-12-31' }} />,
  async play() {
    await expect(await screen.findByRole('timer', { name: '还有' })).toHaveTextContent(/^\d+ 天 \d\d:\d\d:\d\d$/);
  },
};

export const OverDark: Story = {
  parameters: { theme: 'dark' },
  render: () => (
    <ContentStory component="Countdown" title="还有" props={{ until: '2020-01-01', done: '开始了' }} width={358} />
  ),
  async play() {
    await expect(await screen.findByRole('timer')).toHaveTextContent('开始了');
  },
};
