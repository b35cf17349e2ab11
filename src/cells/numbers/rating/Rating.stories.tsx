import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { RatingCell } from './Rating.tsx';

const meta: Meta = { title: '单元格/评分' };
export default meta;
type Story = StoryObj;

function share(name: string): number {
  const stars = screen.getByRole('img', { name });
  const given = stars.querySelector('.pw-cell-rating-given');
  return Math.round(((given?.getBoundingClientRect().width ?? 0) / stars.getBoundingClientRect().width) * 100);
}

export const Stars: Story = {
  render: () => (
    <>
      {[0, 3.5, '4', 9].map((value) => (
        <CellStory key={value} of={RatingCell} value={value} />
      ))}
      <CellStory of={RatingCell} value={4} column={{ cellProps: { count: 10 } }} />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByRole('img', { name: '3.5 / 5' }));
    const names = ['0 / 5', '3.5 / 5', '4 / 5', '9 / 5', '4 / 10'];
    await expect(names.map(share)).toEqual([0, 70, 80, 100, 40]);
  },
};

export const NoNumber: Story = {
  render: () => (
    <>
      <CellStory of={RatingCell} value="很好" />
      <CellStory of={RatingCell} value={null} />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByText('很好'));
    await expect(screen.getAllByTestId('cell')[1]).toBeEmptyDOMElement();
  },
};
