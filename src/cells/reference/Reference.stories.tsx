import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { CellStory } from '../testing/CellStory.tsx';
import { ReferenceCell } from './Reference.tsx';

const meta: Meta = { title: '单元格/引用' };
export default meta;
type Story = StoryObj;

export const Named: Story = {
  render: () => <CellStory of={ReferenceCell} value={'c1'} record={{ field_dictText: '华东仓' }} />,
  async play() {
    await expectVisible(await screen.findByText('华东仓'));
  },
};
