import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ThemeName } from '../ThemeName.tsx';
import { LookSettings } from './LookSettings.tsx';
import { SettingDrawer } from './SettingDrawer.tsx';

const meta: Meta = {
  title: '外壳/系统设置',
  render: () => (
    <Provider>
      <ThemeName />
      <SettingDrawer open onClose={() => undefined} />
    </Provider>
  ),
};
export default meta;
type Story = StoryObj;

const toggle = (name: string) => screen.findByRole('switch', { name });
const variable = (name: string) => document.documentElement.style.getPropertyValue(name);

export const Dependencies: Story = {
  async play() {
    const hides = await toggle('下滑时隐藏页头');
    await expectVisible(hides);
    await userEvent.click(hides);
    await expect(hides).toBeChecked();
    await userEvent.click(await toggle('固定页头'));
    await waitFor(() => expect(hides).not.toBeChecked());
    await expect(hides).toBeDisabled();
    await expect(screen.getByRole('radio', { name: '流式' })).toBeDisabled();
    await userEvent.click(screen.getByText('顶部栏'));
    await waitFor(() => expect(screen.getByRole('radio', { name: '流式' })).toBeEnabled());
    await expect(await toggle('固定侧边菜单')).toBeDisabled();
  },
};

// covers: frame-setting-drawer
export const Colours: Story = {
  async play() {
    const colours = await screen.findByRole('radiogroup', { name: '主题色' });
    await expect(within(colours).getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(within(colours).getByRole('radio', { name: '酱紫' }));
    await waitFor(() => expect(variable('--pw-primary')).toBe('#722ED1'));
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(variable('--pw-primary')).toBe(''));
  },
};

let finish: (error?: Error) => void = () => undefined;
const waiting = () =>
  new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });

// covers: error-theme
export const Compiling: Story = {
  render: () => (
    <Provider>
      <ThemeName />
      <LookSettings load={waiting} />
    </Provider>
  ),
  async play() {
    const colours = await screen.findByRole('radiogroup', { name: '主题色' });
    const choose = (name: string) => userEvent.click(within(colours).getByRole('radio', { name }));
    await choose('酱紫');
    await expectVisible(await screen.findByText('正在编译主题！'));
    await expect(within(colours).getByRole('radio', { name: '酱紫' })).not.toBeChecked();
    finish();
    await waitFor(() => expect(within(colours).getByRole('radio', { name: '酱紫' })).toBeChecked());
    await waitFor(() => expect(screen.queryByText('正在编译主题！')).toBeNull());

    await choose('火山');
    await expectVisible(await screen.findByText('正在编译主题！'));
    finish(new Error('offline'));
    await expectVisible(await screen.findByText('Failed to update theme'));
    await waitFor(() => expect(screen.queryByText('正在编译主题！')).toBeNull());
    await expect(within(colours).getByRole('radio', { name: '酱紫' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  },
};

export const ColourWeak: Story = {
  async play() {
    await userEvent.click(await toggle('色弱模式'));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-weak'));
    await userEvent.click(await toggle('色弱模式'));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-color-weak'));
  },
};
