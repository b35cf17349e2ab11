import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { TemplateCell } from './Template.tsx';

const meta: Meta = { title: '单元格/模板' };
export default meta;
type Story = StoryObj;

const record = { shipped: '3.00', qty: '12.00' };
const text = '{{ `已发 ${$record.shipped} / ${$record.qty}` }}';

export const OfSeveralValues: Story = {
  render: () => <CellStory of={TemplateCell} value="3.00" record={record} column={{ cellProps: { text } }} />,
  async play() {
    await expectVisible(await screen.findByText('已发 3.00 / 12.00'));
  },
};

export const FailsQuietly: Story = {
  render: () => (
    <CellStory of={TemplateCell} value="3.00" record={record} column={{ cellProps: { text: '{{ $record.a.b }}' } }} />
  ),
  async play() {
    await expectVisible(await screen.findByText('3.00'));
  },
};
