import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { CellStory } from '../testing/CellStory.tsx';
import { NumberCell } from './Number.tsx';

const meta: Meta = { title: '单元格/数字' };
export default meta;
type Story = StoryObj;

export const Quantity: Story = {
  render: () => <CellStory of={NumberCell} value={12345.678} column={{ align: 'right' }} />,
  async play() {
    await expect(await screen.findByText('12,345.678')).toBeVisible();
  },
};
