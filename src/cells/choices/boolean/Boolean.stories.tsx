import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { BooleanCell } from './Boolean.tsx';

const meta: Meta = { title: '单元格/是否' };
export default meta;
type Story = StoryObj;

export const Yes: Story = {
  render: () => <CellStory of={BooleanCell} value={true} />,
  async play() {
    await expectVisible(await screen.findByText('是'));
  },
};

export const No: Story = {
  render: () => <CellStory of={BooleanCell} value={'N'} />,
  async play() {
    await expectVisible(await screen.findByText('否'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={BooleanCell} value={null} />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
