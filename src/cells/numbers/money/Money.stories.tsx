import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { MoneyCell } from './Money.tsx';

const meta: Meta = { title: '单元格/金额' };
export default meta;
type Story = StoryObj;

export const Amount: Story = {
  render: () => <CellStory of={MoneyCell} value={'1234567.5'} column={{ align: 'right' }} />,
  async play() {
    await expectVisible(await screen.findByText('1,234,567.50'));
  },
};

export const Negative: Story = {
  render: () => <CellStory of={MoneyCell} value={'-12.00'} column={{ align: 'right' }} />,
  async play() {
    await expectVisible(await screen.findByText('−12.00'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={MoneyCell} value={''} column={{ align: 'right' }} />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
