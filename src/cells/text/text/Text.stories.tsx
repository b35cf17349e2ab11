import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { TextCell } from './Text.tsx';

const meta: Meta = { title: '单元格/文本' };
export default meta;
type Story = StoryObj;

export const Plain: Story = {
  render: () => <CellStory of={TextCell} value={'一段不长的文字'} />,
  async play() {
    await expectVisible(await screen.findByText('一段不长的文字'));
  },
};

export const Long: Story = {
  render: () => <CellStory of={TextCell} value={'这是一段很长很长的文字，它比二十五个字还要长，所以后面的要省略掉'} />,
  async play() {
    await expectVisible(screen.getByTitle('这是一段很长很长的文字，它比二十五个字还要长，所以后面的要省略掉'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={TextCell} value={null} />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
