import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { canvas, keysAt } from '../../testing/canvas-play.ts';
import { OpenDesigner } from '../../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/组件面板' };
export default meta;
type Story = StoryObj;

const group = async (name: string) => within(await screen.findByRole('region', { name }));

/** Inside the three groups, widgets are under what people look for, each with its icon. */
export const Topics: Story = {
  render: () => <OpenDesigner properties={{ name: {} }} />,
  async play() {
    await canvas();
    const advanced = await group('高级字段');
    for (const topic of ['文本', '选择', '文件', '人员和引用', '明细', '内容'])
      await expect(advanced.getByRole('heading', { name: topic, level: 4 })).toBeVisible();
    const lines = advanced.getByRole('button', { name: '明细' });
    await expect(lines.querySelector('svg')).not.toBeNull();
    await expect(lines).toHaveAttribute('title', expect.stringContaining('单据的明细行'));
  },
};

export const SearchInAnyLanguage: Story = {
  render: () => <OpenDesigner properties={{}} />,
  async play() {
    await canvas();
    const search = screen.getByRole('textbox', { name: '搜索组件' });
    for (const typed of ['pingfen', 'Rate', '评分', 'pf']) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await expect(await screen.findByRole('button', { name: '评分' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: '开关' })).toBeNull());
    }
  },
};

/** Fields that the form has are folded away; the widgets that were added last come first. */
export const NearAtHand: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {} }} />,
  async play() {
    await canvas();
    const fields = await group('模型的字段');
    await expect(fields.getByRole('button', { name: '税号' })).toBeVisible();
    await expect(fields.getByRole('button', { name: '手机' })).not.toBeVisible();
    await userEvent.click(fields.getByText('已在表单里的 2 个'));
    await expect(fields.getByRole('button', { name: '手机' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '评分' }));
    await waitFor(() => expect(keysAt()).toEqual(['name', 'phone', 'rate']));
    const recent = await group('最近用过');
    await userEvent.click(recent.getByRole('button', { name: '最近用过：评分' }));
    await waitFor(() => expect(keysAt()).toEqual(['name', 'phone', 'rate', 'rate2']));
    await expect(recent.getAllByRole('button')).toHaveLength(1);
  },
};
