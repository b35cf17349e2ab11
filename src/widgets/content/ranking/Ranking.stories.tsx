import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/排行榜' };
export default meta;
type Story = StoryObj;

export const TheGreatestFirst: Story = {
  render: () => (
    <ContentStory
      component="Ranking"
      title="客户"
      props={{ query: 'crm/customers', measure: 'cost', top: 3, share: true, page: '/crm/visit' }}
      width={358}
    />
  ),
  async play() {
    const items = within(await screen.findByRole('list', { name: '客户' })).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[1]).toHaveTextContent('2客户11,100.00（14.1%）');
    await expect(screen.getByRole('link', { name: '客户2' })).toHaveAttribute(
      'href',
      `/crm/visit?list.where=${encodeURIComponent('customer:eq:客户2')}`,
    );
  },
};
export const Dark: Story = { ...TheGreatestFirst, parameters: { theme: 'dark' } };

export const NothingThere: Story = {
  render: () => <ContentStory component="Ranking" title="客户" props={{ query: 'crm/customers' }} answer={() => []} />,
  async play() {
    await expectVisible(await screen.findByText('没有数据'));
  },
};
