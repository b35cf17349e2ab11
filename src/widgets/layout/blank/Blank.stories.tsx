import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Blank } from './Blank.tsx';

const meta: Meta = { title: '组件/自定义区域' };
export default meta;
type Story = StoryObj;

export const AHostsComponent: Story = {
  render: () => <Held of={Blank} label="签名" slot="Input" slotProps={{ suffix: '签' }} />,
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: '签名' }), '张三');
    await expectHeld('张三');
    await expectVisible(screen.getByText('签'));
  },
};

export const NotRegistered: Story = {
  render: () => <Held of={Blank} label="签名" slot="Signature" />,
  async play() {
    await expectVisible(screen.getByText('这里放“Signature”，它还没有登记。'));
  },
};

export const Itself: Story = {
  render: () => <Held of={Blank} label="签名" slot="Blank" />,
  async play() {
    await expectVisible(screen.getByText(/还没有登记/));
  },
};
