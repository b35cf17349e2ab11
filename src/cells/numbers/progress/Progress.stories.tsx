import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { ProgressCell } from './Progress.tsx';

const meta: Meta = { title: '单元格/进度' };
export default meta;
type Story = StoryObj;

// covers: entity-progress
export const Percentages: Story = {
  render: () => (
    <>
      {[0, 42.26, '68%', 100, 'x'].map((value, index) => (
        <CellStory key={String(value)} of={ProgressCell} value={value} column={{ title: `进度${index}` }} />
      ))}
    </>
  ),
  async play() {
    const bars = await screen.findAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '42.26', '68', '100', '0']);
    await expectVisible(screen.getByText('42.3%'));
  },
};
