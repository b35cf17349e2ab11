import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { resolvedButton } from '../../../runtime/list/testing/resolved-list.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { customerList } from '../../../views/list/testing/customers.ts';
import { ListStory } from '../../../views/list/testing/ListStory.tsx';

const meta: Meta = { title: '单元格/明细' };
export default meta;
type Story = StoryObj;

const lines = [
  { id: 'a', material: '六角螺栓 M8×30', qty: '12.000', price: '0.85', amount: '10.20' },
  { id: 'b', material: '平垫圈 8', qty: '24.000', price: '0.06', amount: '1.44' },
];
const column = resolvedColumn('lines', {
  title: '明细',
  cell: 'details',
  field: resolvedField('lines', {
    title: '明细',
    type: 'array',
    child: { model: 'sales/order-line', parent: 'orderId' },
  }),
  details: {
    resource: '/sales/order',
    columns: [
      resolvedColumn('material', { title: '物料' }),
      resolvedColumn('qty', { title: '数量', cell: 'number', align: 'right' }),
      resolvedColumn('price', { title: '单价', cell: 'money', align: 'right' }),
      resolvedColumn('amount', { title: '金额', cell: 'money', align: 'right' }),
    ],
  },
});
let records: MemoryRecords = memoryRecords([]);
const orders = ({ known = false } = {}) => {
  const all = [
    { id: '1', name: 'SO-1', lines },
    { id: '2', name: 'SO-2', lines: [] },
  ];
  records = memoryRecords(all);
  const { list } = records;
  if (!known)
    records.list = async (...call) => {
      const page = await list(...call);
      return { ...page, records: page.records.map(({ id, name }) => ({ id, name })) };
    };
  const columns = [resolvedColumn('name', { title: '单号' }), column];
  const sort = { column: 'name', order: 'asc' } as const;
  return (
    <ListStory
      list={customerList({
        title: '订单',
        columns,
        sort,
        rowActions: [resolvedButton('detail', '详情', { kind: 'link' })],
      })}
      records={records}
    />
  );
};
const press = async (name: string, at = 0) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[at] ?? document.body);

// covers: limit-detail-columns
export const OfARow: Story = {
  render: () => orders(),
  async play() {
    await press('查看');
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getByText('六角螺栓 M8×30')).toBeVisible());
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['物料', '数量', '单价', '金额']);
    await expect(records.calls).toContain('get 1');
    await userEvent.dblClick(within(table).getByText('六角螺栓 M8×30'));
    await expect(screen.queryByRole('dialog', { name: /详情/ })).toBeNull();
    await press('查看');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await press('查看');
    await screen.findByRole('table');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  },
};

// covers: limit-detail-columns
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => orders(),
  async play() {
    await press('查看');
    const last = await screen.findByRole('columnheader', { name: '金额' });
    await waitFor(() => expect(last.closest('.ant-popover')?.getBoundingClientRect().right).toBeLessThanOrEqual(390));
  },
};

// covers: limit-detail-columns
export const WithoutAny: Story = {
  render: () => orders(),
  async play() {
    await press('查看', 1);
    await waitFor(() => expect(screen.getByText('没有明细')).toBeVisible());
  },
};

// covers: limit-detail-columns
export const CameWithTheRow: Story = {
  render: () => orders({ known: true }),
  async play() {
    await press('2 行');
    await waitFor(() => expect(screen.getByText('平垫圈 8')).toBeVisible());
    await expect(records.calls.filter((call) => call.startsWith('get'))).toEqual([]);
    await expect(screen.queryByRole('button', { name: '0 行' })).toBeNull();
  },
};

// covers: limit-detail-columns
export const FailsAndIsAskedAgain: Story = {
  render: () => orders(),
  async play() {
    await screen.findAllByRole('button', { name: '查看' });
    records.failures.set('get', new PortError('timeout', '网络超时'));
    await press('查看');
    await waitFor(() => expect(screen.getByText('网络超时')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^重\s?试$/ }));
    await waitFor(() => expect(screen.getByText('平垫圈 8')).toBeVisible());
  },
};
