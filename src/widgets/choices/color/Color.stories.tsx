import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Color } from './Color.tsx';

const meta: Meta = { title: '组件/颜色' };
export default meta;
type Story = StoryObj;

const opener = () => screen.getByRole('button', { name: /标签颜色/ });

async function typeHex(hex: string): Promise<void> {
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('.ant-color-picker-hex-input input');
    if (!found) throw new Error('no box');
    return found;
  });
  await fireEvent.change(box, { target: { value: hex } });
}

export const Typed: Story = {
  render: () => <Held of={Color} label="标签颜色" />,
  async play() {
    await expect(opener()).toHaveTextContent('请选择颜色');
    await userEvent.click(opener());
    await typeHex('cf1322');
    await expectHeld('#cf1322');
  },
};

export const Transparent: Story = {
  render: () => <Held of={Color} label="标签颜色" alpha value="#1890FF80" />,
  async play() {
    await expect(opener()).toHaveTextContent('#1890ff80');
    await userEvent.click(opener());
    await waitFor(() => expect(document.querySelector('.ant-color-picker-alpha-input input')).toHaveValue('50%'));
  },
};

export const Preset: Story = {
  render: () => <Held of={Color} label="标签颜色" presets={['#237804', '#cf1322']} />,
  async play() {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByText('常用颜色')).toBeVisible());
    await userEvent.click(document.querySelector('.ant-color-picker-presets-color') as HTMLElement);
    await expectHeld('#237804');
  },
};

export const ByKeyboard: Story = {
  render: () => <Held of={Color} label="标签颜色" value="#237804" />,
  async play() {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.ant-color-picker-hex-input')).toBeVisible());
  },
};

export const Disabled: Story = {
  render: () => <Held of={Color} label="标签颜色" value="#237804" disabled />,
  async play() {
    await expect(opener()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Color} label="标签颜色" error="请选择颜色" />,
  async play() {
    await expect(opener()).toHaveAccessibleDescription('请选择颜色');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Color} label="标签颜色" value="#abc" readOnly />,
  async play() {
    await expectVisible(screen.getByText('#aabbcc'));
  },
};
