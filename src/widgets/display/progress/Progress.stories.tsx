import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { Progress } from './Progress.tsx';

const meta: Meta = { title: '组件/进度' };
export default meta;
type Story = StoryObj;

export const Line: Story = {
  render: () => <Held of={Progress} label="完成" value="62.5" />,
  async play() {
    await expectVisible(screen.getByRole('progressbar', { name: '完成' }));
    await expectVisible(screen.getByText('62.5%'));
  },
};

export const NoNumber: Story = {
  render: () => <Held of={Progress} label="完成" value="未知" />,
  async play() {
    await expectVisible(screen.getByText('0%'));
  },
};

export const Circle: Story = {
  render: () => <Held of={Progress} label="完成" value={100} type="circle" />,
  async play() {
    await expectVisible(screen.getByText('100%'));
  },
};
