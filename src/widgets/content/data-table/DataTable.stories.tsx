import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/数据表' };
export default meta;
type Story = StoryObj;

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const Records: Story = {
  render: () => <ContentStory component="DataTable" title="最近" props={{ query: 'crm/latest' }} width={358} />,
  async play() {
    const table = await screen.findByRole('table', { name: '最近' });
    await expect(texts(table)).toEqual([
      ['日期', '客户', '费用（元）'],
      ['2026-04-02', '客户1', '300.00'],
      ['2026-04-01', '客户2', '12.50'],
    ]);
    const saved: Blob[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:story';
    });
    await userEvent.click(screen.getByRole('button', { name: '最近：更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '导出表格' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    keep.mockRestore();
    const { read, utils } = await import('@e965/xlsx');
    const book = read(await saved[0]?.arrayBuffer());
    await expect(utils.sheet_to_json(book.Sheets['数据'] ?? {}, { header: 1 })).toEqual([
      ['日期', '客户', '费用（元）'],
      ['2026-04-02', '客户1', 300],
      ['2026-04-01', '客户2', 12.5],
    ]);
  },
};

export const GroupsDark: Story = {
  parameters: { theme: 'dark' },
  render: () => (
    <ContentStory component="DataTable" title="地区" props={{ query: 'crm/areas', share: true, page: '/v' }} />
  ),
  async play() {
    await expectVisible(await screen.findByRole('link', { name: '南方' }));
    await expect(texts(screen.getByRole('table'))[2]).toEqual(['南方', '1,000.00', '3', '22.2%']);
  },
};
