import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/时间线' };
export default meta;
type Story = StoryObj;

export const OfAQuery: Story = {
  render: () => (
    <ContentStory component="Timeline" title="最近" props={{ query: 'crm/latest', time: 'day', text: 'customer' }} />
  ),
  async play() {
    await expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '2026-04-02客户1',
      '2026-04-01客户2',
    ]);
  },
};

export const WrittenDark: Story = {
  parameters: { theme: 'dark' },
  render: () => (
    <ContentStory
      component="Timeline"
      title="经过"
      props={{ items: [{ time: '9:00', text: '开始', note: '一号会议室' }, { text: '结束' }] }}
      width={358}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('一号会议室'));
  },
};
