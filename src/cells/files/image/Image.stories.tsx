import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { CellStory } from '../../testing/CellStory.tsx';
import { ImageCell } from './Image.tsx';

const meta: Meta = { title: '单元格/图片' };
export default meta;
type Story = StoryObj;

const five = ['甲', '乙', '丙', '丁', '戊'].map((name) => `temp/${name}.png`).join(',');

export const Several: Story = {
  render: () => <CellStory of={ImageCell} value={five} />,
  async play() {
    await waitFor(() => expect(document.querySelectorAll('.pw-picture img')).toHaveLength(3));
    await userEvent.click(screen.getByTitle('查看 乙.png'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '乙.png（2/5）' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '查看全部 5 张' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '丁.png（4/5）' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  },
};

export const CannotBeShown: Story = {
  render: () => <CellStory of={ImageCell} value="temp/没有.png" />,
  async play() {
    await waitFor(() => expect(screen.getByRole('img', { name: '没有.png' })).toHaveAttribute('aria-busy', 'false'));
  },
};

export const None: Story = {
  render: () => <CellStory of={ImageCell} value="" />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
