import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { CellStory } from '../testing/CellStory.tsx';
import { ReferenceCell } from './Reference.tsx';

const meta: Meta = { title: '单元格/引用' };
export default meta;
type Story = StoryObj;

export const Named: Story = {
  render: () => <CellStory of={ReferenceCell} value={'c1'} record={{ field_dictText: '华东仓' }} />,
  async play() {
    await expect(await screen.findByText('华东仓')).toBeVisible();
  },
};
