import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { NumberCell } from './Number.tsx';

const meta: Meta = { title: '单元格/数字' };
export default meta;
type Story = StoryObj;

export const Quantity: Story = {
  render: () => <CellStory of={NumberCell} value={12345.678} column={{ align: 'right' }} />,
  async play() {
    await expectVisible(await screen.findByText('12,345.678'));
  },
};
