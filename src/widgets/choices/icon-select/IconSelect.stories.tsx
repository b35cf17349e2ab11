import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { IconSelect } from './IconSelect.tsx';

const meta: Meta = { title: '组件/图标选择' };
export default meta;
type Story = StoryObj;

const opener = () => screen.getByRole('button', { name: '菜单图标' });

export const Chooses: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" />,
  async play() {
    await userEvent.click(opener());
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索图标' }), 'SHOP');
    await userEvent.click(await screen.findByRole('button', { name: 'shopping-cart' }));
    await expectHeld('shopping-cart');
    await expect(opener()).toHaveTextContent('shopping-cart');
    await expect(opener()).toHaveFocus();
  },
};

export const Clears: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" value="setting" />,
  async play() {
    await userEvent.click(opener());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'setting' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(screen.getByRole('button', { name: /清\s?空/ }));
    await expectHeld(null);
  },
};

export const NothingFound: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" />,
  async play() {
    await userEvent.click(opener());
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索图标' }), 'zzz');
    await expectVisible(await screen.findByText('没有这个名称的图标'));
  },
};

export const Disabled: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" value="setting" disabled />,
  async play() {
    await expect(opener()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" error="请选择图标" />,
  async play() {
    await expect(opener()).toHaveAccessibleDescription('请选择图标');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={IconSelect} label="菜单图标" value="setting" readOnly />,
  async play() {
    await expectVisible(screen.getByText('setting'));
  },
};
