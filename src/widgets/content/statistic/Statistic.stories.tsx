import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory, failing } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/统计数' };
export default meta;
type Story = StoryObj;

const day = '2026-03-01,2026-03-31';

export const WithTrendTargetAndChange: Story = {
  render: () => (
    <ContentStory
      component="Statistic"
      title="三月的费用"
      props={{
        query: 'crm/months',
        measure: 'cost',
        where: { day },
        compare: { field: 'day' },
        target: 40_000,
        trend: true,
        page: '/crm/visit',
        rise: 'bad',
      }}
      answer={({ params }) =>
        params['day_begin'] === '2026-03-01'
          ? [{ day: '2026-03', cost: '30000.50' }]
          : params['day_end'] === '2026-02-28'
            ? [{ day: '2026-02', cost: '20000.00' }]
            : []
      }
    />
  ),
  async play() {
    const value = await screen.findByRole('link', { name: '30,000.50' });
    await expect(decodeURIComponent(value.getAttribute('href') ?? '')).toContain('list.where=day:ge:2026-03-01');
    await expect(screen.getByText('涨').parentElement).toHaveTextContent('↑涨50%');
    await expect(screen.getByText('涨').parentElement).toHaveAttribute('data-tone', 'bad');
    await expect(screen.getByRole('progressbar', { name: '三月的费用的目标' })).toHaveAttribute(
      'aria-valuetext',
      '75%',
    );
  },
};
export const Dark: Story = { ...WithTrendTargetAndChange, parameters: { theme: 'dark' } };

export const NarrowOneNumber: Story = {
  render: () => (
    <ContentStory component="Statistic" title="次数" props={{ query: 'crm/all', measure: 'visits' }} width={358} />
  ),
  async play() {
    await expectVisible(await screen.findByText('14'));
  },
};

export const Failed: Story = {
  render: () => <ContentStory component="Statistic" title="次数" props={{ query: 'crm/all' }} answer={failing(9)} />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: '重试' }));
  },
};

export const HiddenWhereForbidden: Story = {
  render: () => (
    <ContentStory
      component="Statistic"
      title="次数"
      props={{ query: 'crm/all', hideForbidden: true }}
      answer={failing(9, 'forbidden')}
      node={{ 'x-component-props': { query: 'crm/all', hideForbidden: true } }}
    />
  ),
  async play() {
    await expectVisible(await screen.findByRole('region', { name: '看板' }));
    await expect(screen.queryByText('统计服务没有回答')).toBeNull();
  },
};
