import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { FormattedCell } from './Formatted.tsx';

const meta: Meta = { title: '单元格/带格式的文字' };
export default meta;
type Story = StoryObj;

export const RichText: Story = {
  render: () => <CellStory of={FormattedCell} value={'<p>请于<b>周五</b>前完成盘点</p><p>仓库部</p>'} />,
  async play() {
    await expectVisible(await screen.findByText('请于周五前完成盘点 仓库部'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={FormattedCell} value={'<p><br></p>'} />,
  async play() {
    await expect(screen.getByTestId('cell')).toHaveTextContent('');
  },
};
