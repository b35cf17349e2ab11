import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { DateTimeCell } from './DateTime.tsx';

const meta: Meta = { title: '单元格/日期时间' };
export default meta;
type Story = StoryObj;

export const Moment: Story = {
  render: () => <CellStory of={DateTimeCell} value={'2026-02-28 08:05:09'} />,
  async play() {
    await expectVisible(await screen.findByText('2026-02-28 08:05:09'));
  },
};
