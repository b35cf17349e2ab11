import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, settled } from '../../../../../.storybook/play.ts';
import { tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/行' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    orderNum: { type: 'integer', title: '序号', 'x-read-only': true },
  },
  columns: ['name', 'orderNum'],
  options: { rowSelection: 'checkbox', rowNumber: true, dragSort: true, disabledRows: { name: '锁' } },
});
const rows = ['甲', '乙', '丙', '锁'].map((name, index) => ({ id: `r${index + 1}`, name, orderNum: index + 1 }));
const names = () => [...document.querySelectorAll('[data-column="name"]')].map((cell) => cell.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (row: number) => userEvent.click(screen.getByRole('checkbox', { name: `选择第 ${row} 行` }));

// covers: state-table-select, state-table-rows
export const SelectedMovedDeleted: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await tableCell(1, 'name');
    await expect(screen.queryByRole('checkbox', { name: '选择第 4 行' })).toBeNull();
    await tick(2);
    await tick(3);
    await expect(await screen.findByRole('button', { name: '删除 2 行' })).toBeEnabled();
    await press('上移');
    await waitFor(() => expect(names()).toEqual(['乙', '丙', '甲', '锁']));
    await expect(await tableCell(3, 'orderNum')).toHaveTextContent('3');
    await press('删除 2 行');
    await waitFor(() => expect(screen.getByText('确定要删除这 2 项吗?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(names()).toEqual(['', '锁']));
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toHaveLength(4));
    await press('撤销');
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '丙', '锁']));
  },
};

export const TakenAwayAndBack: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: { name: { type: 'string', title: '名称' } },
        options: { disabledRows: { name: '锁' }, dragSort: true },
      })}
      mode="edit"
      record={{ rows: rows.map(({ id, name }) => ({ id, name })) }}
    />
  ),
  async play() {
    const locked = (await tableCell(4, 'name')).closest<HTMLElement>('[role="row"]');
    await expect(locked?.querySelector('.pw-edit-delete, .pw-edit-drag')).toBeNull();
    await press('删除第 2 行');
    await waitFor(() => expect(names()).toEqual(['甲', '丙', '锁']));
    await expectVisible(await screen.findByText(/已删除 1 行/));
    await userEvent.click(screen.getByRole('button', { name: /^撤\s?销$/ }));
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '丙', '锁']));
    await press('删除第 1 行');
    await waitFor(() => expect(names()).toEqual(['乙', '丙', '锁']));
    await expect(screen.getByRole('button', { name: '删除第 1 行' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '丙', '锁']));
    await expectVisible(await screen.findByText('已撤销：删除 1 行'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await expectVisible(await screen.findByText('已重做：删除 1 行'));
    // Both clicks are within the throttle interval, however slow the machine is.
    const add = screen.getByRole('button', { name: '增加一行' });
    add.click();
    add.click();
    await waitFor(() => expect(names()).toHaveLength(4));
  },
};

export const NotMovedWhileSorted: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await tableCell(1, 'name');
    await tick(2);
    await waitFor(() => expect(screen.getByRole('button', { name: '上移' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: '名称的菜单' }));
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '降序' })));
    const up = screen.getByRole('button', { name: '上移' });
    await waitFor(() => expect(up).toBeDisabled());
    await expect(up).toHaveAttribute('title', '排序、筛选或分组时不能移动行，请先取消。');
  },
};

// covers: state-table-select
export const OneSelectedAtATime: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: { name: { type: 'string', title: '名称' } },
        options: { rowSelection: 'radio', disabledRows: { name: '锁' } },
      })}
      mode="edit"
      record={{ rows: rows.map(({ id, name }) => ({ id, name })) }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    const choose = (row: number) => userEvent.click(screen.getByRole('radio', { name: `选择第 ${row} 行` }));
    await expect(screen.queryByRole('radio', { name: '选择第 4 行' })).toBeNull();
    await choose(1);
    await choose(3);
    await expect(screen.getByRole('radio', { name: '选择第 1 行' })).not.toBeChecked();
    await expect(screen.getByRole('radio', { name: '选择第 3 行' })).toBeChecked();
    await press('删除 1 行');
    await waitFor(() => expect(screen.getByText('确定要删除这 1 项吗?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '锁']));
  },
};

// covers: rule-add-count, rule-add-fast, rule-insert-position
export const SeveralAtOnceAtAPlace: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows: rows.slice(0, 2) }} />,
  async play() {
    await tableCell(1, 'name');
    await press('新增设置');
    await userEvent.tripleClick(await screen.findByRole('spinbutton', { name: '新增行数' }));
    await userEvent.keyboard('3');
    await userEvent.tripleClick(screen.getByRole('spinbutton', { name: '插入位置' }));
    await userEvent.keyboard('2');
    await press('保存设置');
    await expectVisible(await screen.findByText('saved'));
    await press('新增');
    await waitFor(() => expect(names()).toHaveLength(5));
    await expect(names().at(-1)).toBe('乙');
    await press('插入');
    await expectVisible(await screen.findByText('您点得太快了，请慢一点！'));
    await expect(names()).toHaveLength(5);
    await typeIntoCell(2, 'name', '新');
    await press('保存');
    await expectHeld({
      rows: [
        { id: 'r1', name: '甲', orderNum: 1 },
        { name: '新', orderNum: 2 },
        { orderNum: 3 },
        { orderNum: 4 },
        { id: 'r2', name: '乙', orderNum: 5 },
      ],
    });
    localStorage.removeItem('pw-table-add:story/row rows');
  },
};

// covers: state-table-rows, state-table-select
export const DraggedByTheirNumbers: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await tableCell(4, 'name');
    const handle = [...document.querySelectorAll<HTMLElement>('.pw-edit-drag')][0];
    const target = (await tableCell(3, 'name')).getBoundingClientRect();
    if (!handle) throw new Error('没有可以拖动的序号');
    await fireEvent.mouseDown(handle);
    await fireEvent.mouseMove(document, { clientX: target.left + 5, clientY: target.bottom - 5 });
    await fireEvent.mouseUp(document);
    await waitFor(() => expect(names()).toEqual(['乙', '丙', '甲', '锁']));
  },
};

// covers: limit-window, limit-table-height
export const TenThousandRows: Story = {
  render: () => (
    <OpenForm
      form={form}
      mode="detail"
      record={{
        rows: Array.from({ length: 10_000 }, (_, index) => ({
          id: `n${index}`,
          name: `第 ${index} 个`,
          orderNum: index,
        })),
      }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(60);
    await expect(grid.offsetHeight).toBe(400);
    grid.scrollTop = 300_000;
    await waitFor(() => expect(screen.getByText('第 7505 个')).toBeVisible());
  },
};

const signs = ['WWW', 'mmm', '@@@', '%&#', 'QOG', '888', '汉字。', '（，）', 'ｗｗ', 'éßø', '👪', 'ﷺ', 'il|'];

export const WhatHasNoRoomIsCutOff: Story = {
  render: () => (
    <OpenForm
      form={tableForm({ properties: { name: { type: 'string', title: '名称' } } })}
      mode="edit"
      record={{
        rows: signs.flatMap((sign, index) =>
          [1, 8, 16, 24, 32, 64].map((times) => ({ id: `s${index}-${times}`, name: sign.repeat(times) })),
        ),
      }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    const cells = [...document.querySelectorAll<HTMLElement>('[data-row] [data-column="name"]')];
    const open = cells.filter((cell) => getComputedStyle(cell).overflowX === 'visible');
    await expect(open.length).toBeGreaterThan(5);
    await expect(open.length).toBeLessThan(cells.length);
    for (const cell of open) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

const wide = tableForm({
  properties: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`c${index + 1}`, { type: 'string', title: `第${index + 1}列` }]),
  ),
  columns: ['...'],
});

export const SixtyColumns: Story = {
  render: () => (
    <OpenForm
      form={wide}
      mode="edit"
      record={{ rows: Array.from({ length: 200 }, (_, index) => ({ id: `n${index}`, c1: `甲${index}`, c60: '乙' })) }}
    />
  ),
  async play() {
    await tableCell(1, 'c1');
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-colcount', '62');
    await expect(grid.querySelectorAll('[role="gridcell"]').length).toBeLessThan(500);
    await typeIntoCell(1, 'c1', '改了');
    await userEvent.keyboard('{Escape}{Home}{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[data-column="c60"]')).not.toBeNull());
    await typeIntoCell(1, 'c60', '最后一列');
    await press('保存');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('最后一列'));
  },
};
