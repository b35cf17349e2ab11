import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { DictionaryCell } from './Dictionary.tsx';

const meta: Meta = { title: '单元格/字典' };
export default meta;
type Story = StoryObj;

export const Tag: Story = {
  render: () => <CellStory of={DictionaryCell} value={'A'} column={{ cellProps: { dictionary: 'customer_level' } }} />,
  async play() {
    await expectVisible(await screen.findByText('重点客户'));
  },
};

export const Several: Story = {
  render: () => (
    <CellStory of={DictionaryCell} value={'A,B'} column={{ cellProps: { dictionary: 'customer_level' } }} />
  ),
  async play() {
    await expectVisible(await screen.findByText('普通客户'));
  },
};

export const Unknown: Story = {
  render: () => <CellStory of={DictionaryCell} value={'Z'} column={{ cellProps: { dictionary: 'customer_level' } }} />,
  async play() {
    await expectVisible(await screen.findByText('Z'));
  },
};
