import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { DateCell } from './Date.tsx';

const meta: Meta = { title: '单元格/日期' };
export default meta;
type Story = StoryObj;

export const Day: Story = {
  render: () => <CellStory of={DateCell} value={'2026-02-28 00:00:00'} />,
  async play() {
    await expectVisible(await screen.findByText('2026-02-28'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={DateCell} value={null} />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
