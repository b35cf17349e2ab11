import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { resolvedButton } from '../../runtime/list/testing/resolved-list.ts';
import { SidePanes } from './beside/SidePanes.tsx';
import { customerList, customerRecords } from './testing/customers.ts';
import { ListStory } from './testing/ListStory.tsx';

const meta: Meta = { title: '列表页/样子' };
export default meta;
type Story = StoryObj;

const numbered = (): ResolvedList =>
  customerList({
    table: {
      rowNumber: true,
      rowSelection: 'checkbox',
      dragSort: false,
      sortKey: '',
      addButton: false,
      size: 'medium',
      alwaysEdit: false,
      expandable: false,
      pagination: false,
    },
  });

export const RowNumbers: Story = {
  render: () => <ListStory list={numbered()} records={customerRecords()} search="?list.page=2" />,
  async play() {
    const row = (await screen.findByText('客户11')).closest<HTMLElement>('[role=row]');
    if (!row) throw new Error('没有行');
    await expect(within(row).getByText('11')).toBeVisible();
    const last = screen.getByText('客户20').closest<HTMLElement>('[role=row]');
    await expect(last && within(last).getByText('20')).toBeVisible();
  },
};

// covers: limit-scroll
export const AnotherPageBeginsAtItsTop: Story = {
  render: () => (
    <div style={{ height: 360 }}>
      <ListStory list={customerList()} records={customerRecords()} />
    </div>
  ),
  async play() {
    await screen.findByText('客户01');
    const grid = screen.getByRole('grid');
    await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(grid.clientHeight + 30));
    grid.scrollTop = 30;
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await screen.findByText('客户03');
    await expect(grid.scrollTop).toBe(30);
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await expectVisible(await screen.findByText('客户11'));
    await expect(grid.scrollTop).toBe(0);
  },
};

function Reopened({ list }: { list: ResolvedList }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        关闭再打开
      </button>
      <ListStory key={turn} list={list} records={customerRecords()} />
    </>
  );
}

export const LookIsRemembered: Story = {
  render: () => <Reopened list={customerList({ document: `base/remembered-${Math.random()}.list` })} />,
  async play() {
    const balance = () => screen.queryByRole('columnheader', { name: /余额/ });
    await waitFor(() => expect(balance()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '余额' }));
    await waitFor(() => expect(balance()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '密度' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    const height = () => screen.getByText('客户01').closest('[role=row]')?.clientHeight;
    await waitFor(() => expect(height()).toBeLessThan(40));
    const compact = height();
    await userEvent.click(screen.getByRole('button', { name: '关闭再打开' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /名称/ })).toBeVisible());
    await expect(balance()).toBeNull();
    await waitFor(() => expect(height()).toBe(compact));
  },
};

function Panes({ page }: { page: string }) {
  const [turn, setTurn] = useState(0);
  return (
    <div style={{ height: 200, width: 900 }}>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        关闭再打开
      </button>
      <SidePanes key={turn} page={page} width="50%" left={<p>左边</p>} right={<p>右边</p>} />
    </div>
  );
}

const leftWidth = () => screen.getByText('左边').parentElement?.clientWidth ?? 0;

export const WidthIsRemembered: Story = {
  render: () => <Panes page={`base/panes-${Math.random()}.list`} />,
  async play() {
    await waitFor(() => expect(leftWidth()).toBeGreaterThan(400));
    const bar = document.querySelector('.ant-splitter-bar-dragger');
    if (!bar) throw new Error('没有分隔条');
    const { x, y } = bar.getBoundingClientRect();
    const before = leftWidth();
    await fireEvent.mouseDown(bar, { clientX: x, clientY: y, button: 0 });
    // The splitter attaches its move listener some time after it is rendered as active.
    await waitFor(async () => {
      await fireEvent.mouseMove(window, { clientX: x - 100, clientY: y });
      await expect(leftWidth()).toBe(before - 100);
    });
    await fireEvent.mouseUp(window, { clientX: x - 100, clientY: y });
    await waitFor(() => expect(leftWidth()).toBe(before - 100));
    await userEvent.click(screen.getByRole('button', { name: '关闭再打开' }));
    await waitFor(() => expect(leftWidth()).toBe(before - 100));
    const slider = screen.getByRole('slider', { name: '左边的宽度' });
    slider.focus();
    await fireEvent.change(slider, { target: { value: '300' } });
    await waitFor(() => expect(leftWidth()).toBe(300));
    await userEvent.click(screen.getByRole('button', { name: '关闭再打开' }));
    await waitFor(() => expect(leftWidth()).toBe(300));
  },
};

const withoutAddress = (): ResolvedList =>
  customerList({ endpoints: { ...customerList().endpoints, delete: null, deleteBatch: null } });

// covers: rule-address
export const DeletingWithoutAnAddress: Story = {
  render: () => <ListStory list={withoutAddress()} records={customerRecords()} />,
  async play() {
    const row = await screen.findByRole('row', { name: /客户01/ });
    await userEvent.click(within(row).getByRole('button', { name: '删除' }));
    await expectVisible(await screen.findByText('请设置 url.delete 属性！'));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“客户02”' }));
    await userEvent.click(screen.getByRole('button', { name: '批量删除' }));
    await expectVisible(await screen.findByText('请设置 url.deleteBatch 属性！'));
  },
};

// covers: limit-detail
export const DetailIsWide: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { viewport: { options: { wide: { name: '宽', styles: { width: '1440px', height: '900px' } } } } },
  render: () => <ListStory list={customerList()} records={customerRecords()} />,
  async play() {
    await userEvent.dblClick(await screen.findByText('2026-01-02'));
    const detail = await screen.findByRole('dialog', { name: '详情 客户' });
    await waitFor(() => expect(detail.offsetWidth).toBe(1200));
  },
};

const dark = { parameters: { theme: 'dark' } };
const importing = (): ResolvedList =>
  customerList({
    endpoints: { ...customerList().endpoints, importExcel: '/base/customer/importExcel' },
    toolbar: [resolvedButton('import', '导入', { icon: 'import' })],
  });

export const InTheDark: Story = {
  ...dark,
  render: () => <ListStory list={customerList()} records={customerRecords()} />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户01”' }));
    await expectVisible(screen.getByText('已选择 1 项'));
  },
};

export const ImportInTheDark: Story = {
  ...dark,
  render: () => <ListStory list={importing()} records={customerRecords()} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '导入' }));
    const dialog = await screen.findByRole('dialog', { name: '导入EXCEL' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const EmptyInTheDark: Story = {
  ...dark,
  render: () => <ListStory list={customerList()} records={memoryRecords([])} />,
  async play() {
    await expectVisible(await screen.findByText('暂无客户'));
  },
};
