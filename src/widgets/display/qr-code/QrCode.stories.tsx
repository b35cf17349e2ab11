import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { QrCode } from './QrCode.tsx';

const meta: Meta = { title: '组件/二维码' };
export default meta;
type Story = StoryObj;

export const OfTheValue: Story = {
  render: () => <Held of={QrCode} label="物料码" value="MAT-2026-0001" showText />,
  async play() {
    const code = screen.getByRole('img', { name: '二维码：MAT-2026-0001' });
    await expectVisible(code);
    await expectVisible(screen.getByText('MAT-2026-0001'));
  },
};

export const Empty: Story = {
  render: () => <Held of={QrCode} label="物料码" />,
  async play() {
    await expectVisible(screen.getByText('—'));
  },
};

export const TooLong: Story = {
  render: () => <Held of={QrCode} label="物料码" value={'长'.repeat(900)} />,
  async play() {
    await expectVisible(screen.getByText(/内容太长/));
  },
};
