import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { CellStory } from '../../testing/CellStory.tsx';
import { TagsCell } from './Tags.tsx';

const meta: Meta = { title: '单元格/标签' };
export default meta;
type Story = StoryObj;

export const Coloured: Story = {
  render: () => (
    <CellStory of={TagsCell} value="加急;易碎;" column={{ cellProps: { colors: [{ value: '加急', color: 'red' }] } }} />
  ),
  async play() {
    const urgent = await screen.findByText('加急');
    const fragile = await screen.findByText('易碎');
    await expect(getComputedStyle(urgent).backgroundColor).not.toBe(getComputedStyle(fragile).backgroundColor);
  },
};

export const Empty: Story = {
  render: () => <CellStory of={TagsCell} value={null} />,
  async play() {
    await expect((await screen.findByTestId('cell')).querySelector('.pw-tag')).toBeNull();
  },
};
