import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { ContentStory, failing, type StoryCall } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/图表' };
export default meta;
type Story = StoryObj;

const chart = (props: JsonObject, more: Partial<Parameters<typeof ContentStory>[0]> = {}) => (
  <ContentStory component="Chart" title="费用" props={{ query: 'crm/months', ...props }} {...more} />
);
const drawn = async (name: RegExp) => {
  const picture = await screen.findByRole('img', { name });
  await waitFor(() => expect(picture).toHaveAttribute('data-drawn'));
  return picture;
};
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const Months: Story = {
  render: () => chart({ type: 'line' }),
  async play() {
    await drawn(/^费用：费用、次数，从2026-01到2026-04共 4 项$/);
    await expect(rows(screen.getByRole('table', { name: '费用' }))).toEqual([
      ['日期', '费用（元）', '次数'],
      ['2026-01', '1,200.50', '3'],
      ['2026-02', '800.00', '2'],
      ['2026-03', '0.00', '0'],
      ['2026-04', '20,400.25', '9'],
    ]);
  },
};

const types = ['bar', 'area', 'scatter', 'ranking', 'pie', 'radar', 'gauge', 'funnel'];
const each = (type: string) => ({
  type: 'void',
  title: type,
  'x-component': 'Chart',
  'x-component-props': { query: 'crm/areas', type, measures: ['cost'], share: true, height: 200 },
});

export const EachType: Story = {
  render: () => (
    <ContentStory
      component="Grid"
      node={{ properties: Object.fromEntries(types.map((type) => [`_${type}`, each(type)])) }}
    />
  ),
  async play() {
    for (const type of types) await drawn(new RegExp(`^${type}：`));
    await expect(rows(screen.getByRole('table', { name: 'pie' }))).toEqual([
      ['地区', '费用（元）', '占比'],
      ['北方', '3,000.00', '66.7%'],
      ['南方', '1,000.00', '22.2%'],
      ['未填写', '500.00', '11.1%'],
    ]);
  },
};
export const EachTypeDark: Story = { ...EachType, parameters: { theme: 'dark' } };

const calls: StoryCall[] = [];
const period = {
  type: 'string',
  title: '时段',
  default: '2026-01-01,2026-04-30',
  'x-component': 'Input',
};
const area = { type: 'string', title: '地区', 'x-component': 'Input' };
const where = { day: '{{ $values.period }}', area: '{{ $values.area }}' };

export const FiltersAndWhatIsBehind: Story = {
  render: () =>
    chart(
      { type: 'bar', measures: ['cost'], where, page: '/crm/visit', table: true },
      { filters: { period, area }, search: '?filter.area=n', onCall: (call) => calls.push(call) },
    ),
  async play() {
    const link = await screen.findByRole('link', { name: '2026-02' });
    await expect(calls.at(-1)?.params).toMatchObject({ day_begin: '2026-01-01', day_end: '2026-04-30', area: 'n' });
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/crm/visit?list.where=day:ge:2026-01-01&list.where=day:le:2026-04-30&list.where=area:eq:n' +
        '&list.where=day:ge:2026-02-01&list.where=day:le:2026-02-28',
    );
    const box = screen.getByRole('textbox', { name: '地区' });
    await userEvent.clear(box);
    await userEvent.type(box, 's');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ area: 's' }));
    await expect(screen.getByTestId('url')).toHaveTextContent('filter.area=s');
    await userEvent.clear(box);
    await waitFor(() => expect(screen.getByTestId('url')).toBeEmptyDOMElement());
  },
};

export const ComparedWithTheYearBefore: Story = {
  render: () =>
    chart(
      {
        type: 'line',
        measures: ['cost'],
        where: { day: '2026-01-01,2026-04-30' },
        compare: { field: 'day', by: 'year' },
      },
      {
        answer: ({ params }) =>
          params['day_begin'] === '2025-01-01' && params['day_end'] === '2025-04-30'
            ? [{ day: '2025-01', cost: '7.00' }]
            : [{ day: '2026-01', cost: '9.00' }],
      },
    ),
  async play() {
    await drawn(/^费用：费用、去年同期/);
    await expect(rows(screen.getByRole('table', { name: '费用' }))[1]).toEqual(['2026-01', '9.00', '7.00']);
  },
};

export const AsTable: Story = {
  render: () => chart({ type: 'pie', query: 'crm/customers', top: 3, share: true, measures: ['cost'] }, { width: 358 }),
  parameters: { theme: 'dark' },
  async play() {
    await drawn(/^费用：/);
    await userEvent.click(screen.getByRole('button', { name: '显示为表格' }));
    const table = within(await screen.findByRole('region', { name: '费用的数据' })).getByRole('table');
    await expect(rows(table).slice(-2)).toEqual([
      ['客户2', '1,000.00', '12.8%'],
      ['其他', '4,500.00', '57.7%'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: '费用：更多' }));
    await expectVisible(await screen.findByRole('menuitem', { name: '导出表格' }));
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingThere: Story = {
  render: () => chart({}, { answer: () => [] }),
  async play() {
    await expectVisible(await screen.findByText('没有数据'));
    await expect(screen.queryByRole('button', { name: '显示为表格' })).toBeNull();
  },
};

export const FailsThenComes: Story = {
  render: () => chart({ type: 'bar' }, { answer: failing(1) }),
  async play() {
    const told = await screen.findByRole('alert');
    await expect(told).toHaveTextContent('统计服务没有回答');
    await expect(told).toHaveTextContent('请求编号 r-17');
    await userEvent.click(within(told).getByRole('button', { name: '重试' }));
    await drawn(/^费用：/);
  },
};

export const Forbidden: Story = {
  render: () => chart({}, { answer: failing(9, 'forbidden') }),
  async play() {
    await expectVisible(await screen.findByText('统计服务没有回答'));
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

export const OfARequest: Story = {
  render: () =>
    chart(
      {
        query: null,
        request: 'crm/load',
        args: { server: 'eu 1' },
        type: 'area',
        fields: [
          { name: 'at', title: '时刻' },
          { name: 'load', title: '负载', unit: '%' },
        ],
      },
      { answer: ({ name }) => (name === 'eu 1' ? [{ at: '10:00', load: 0.75 }] : []) },
    ),
  async play() {
    await drawn(/^费用：负载/);
    await expect(rows(screen.getByRole('table', { name: '费用' }))).toEqual([
      ['时刻', '负载（%）'],
      ['10:00', '0.75'],
    ]);
  },
};
