import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectSeen, expectVisible } from '../../../../.storybook/play.ts';
import { tableCell, typeIntoCell } from '../../../../.storybook/table-play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { customerList, customerRecords } from '../testing/customers.ts';
import { ListStory } from '../testing/ListStory.tsx';

const meta: Meta = { title: '列表页/行内编辑' };
export default meta;
type Story = StoryObj;

const list = customerList({ editable: true, toolbar: [] });
const records = { current: customerRecords() };

function open(fails?: PortError) {
  records.current = customerRecords();
  if (fails) records.current.failures.set('update', fails);
  return <ListStory list={list} records={records.current} />;
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const SavesWhatChanged: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(1, 'name', '改名的客户');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('新来的客户');
    await expect(await screen.findByRole('button', { name: '保存 2 行' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await waitFor(async () => expect(await tableCell(1, 'name')).not.toHaveTextContent('改名的客户'));
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    await waitFor(() => expect(screen.getByText('改名的客户')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '保存 2 行' }));
    await expectVisible(await screen.findByText('保存成功'));
    await expect(records.current.calls.filter((call) => /^(create|update)/.test(call))).toEqual(['update 1', 'create']);
    await expect(await screen.findByRole('button', { name: '保存' })).toBeDisabled();
  },
};

export const ErrorsOfTheAnswerInTheirCells: Story = {
  render: () =>
    open(
      new PortError('invalid', '名称重复', {
        problems: [{ path: 'name', severity: 'error', rule: 'unique', message: '名称“客户02”已经有了' }],
      }),
    ),
  async play() {
    await typeIntoCell(1, 'name', '客户02');
    await userEvent.click(screen.getByRole('button', { name: '保存 1 行' }));
    await waitFor(async () => expect(await tableCell(1, 'name')).toHaveClass('pw-edit-wrong'));
    await expect(await tableCell(1, 'name')).toHaveAccessibleDescription('名称“客户02”已经有了');
    await expect(screen.getByText('客户02', { selector: '.pw-edit-wrong, .pw-edit-wrong *' })).toBeInTheDocument();
    await typeIntoCell(1, 'name', '客户九十九');
    await userEvent.click(await screen.findByRole('button', { name: '保存 1 行' }));
    await expectVisible(await screen.findByText('保存成功'));
  },
};

export const NothingFoundLosesNothing: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(1, 'name', '改名的客户');
    const search = async (name: string) => {
      const box = within(screen.getByRole('search')).getByRole('textbox', { name: /名称/ });
      await userEvent.clear(box);
      await userEvent.type(box, `${name}{Enter}`);
    };
    await search('没有这个客户');
    await userEvent.click(await screen.findByRole('button', { name: '清空条件' }));
    await waitFor(() => expect(screen.getByText('改名的客户')).toBeVisible());
    records.current.failures.set('list', new PortError('server', '服务器出错'));
    await search('客户');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByText('改名的客户')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '保存 1 行' }));
    await expectVisible(await screen.findByText('保存成功'));
  },
};

function ThereAndGone() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? '离开' : '回来'}
      </button>
      {isThere && open()}
    </>
  );
}

export const OffersRowsThatWereNotSaved: Story = {
  render: () => <ThereAndGone />,
  async play() {
    await typeIntoCell(1, 'name', '改名的客户{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '离开' }));
    await userEvent.click(await screen.findByRole('button', { name: '回来' }));
    await expectSeen(/上次有 1 行没有保存/);
    await userEvent.click(screen.getByRole('button', { name: '恢复' }));
    const editor = await screen.findByRole('textbox', { name: '第 1 行 名称' });
    await waitFor(() => expect(editor).toHaveFocus());
    await expect(editor).toHaveValue('改名的客户');
    await userEvent.click(await screen.findByRole('button', { name: '保存 1 行' }));
    await expectSeen('保存成功');
  },
};

/** Lets a story decide when a save is answered. */
const held = { answer: () => {} };

function openHeld() {
  records.current = customerRecords();
  const { update } = records.current;
  records.current.update = async (...call) => {
    await new Promise<void>((done) => (held.answer = done));
    return update(...call);
  };
  return <ListStory list={list} records={records.current} />;
}

export const ErrorsStandUntilTheirCellsChange: Story = {
  render: () => {
    records.current = customerRecords();
    const { update } = records.current;
    records.current.update = async (path, record) => {
      if (!String(record['name']).startsWith('重复')) return update(path, record);
      throw new PortError('invalid', '名称重复', {
        problems: [{ path: 'name', severity: 'error', rule: 'unique', message: '名称重复了' }],
      });
    };
    return <ListStory list={list} records={records.current} />;
  },
  async play() {
    await typeIntoCell(1, 'name', '重复甲{Enter}');
    await typeIntoCell(2, 'name', '重复乙{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '保存 2 行' }));
    await waitFor(async () => expect(await tableCell(2, 'name')).toHaveAccessibleDescription('名称重复了'));
    await typeIntoCell(1, 'name', '对了{Enter}');
    await waitFor(async () => expect(await tableCell(1, 'name')).not.toBeInvalid());
    await expect(await tableCell(2, 'name')).toHaveAccessibleDescription('名称重复了');
    await typeIntoCell(2, 'name', '也对了{Enter}');
    await waitFor(async () => expect(await tableCell(2, 'name')).not.toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: '保存 2 行' }));
    await expectVisible(await screen.findByText('保存成功'));
  },
};

export const TellsHowFarASaveIs: Story = {
  render: openHeld,
  async play() {
    await typeIntoCell(1, 'name', '改名的客户');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('新来的客户{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '保存 2 行' }));
    await expect(await screen.findByRole('button', { name: /正在保存 0\/2 行/ })).toBeInTheDocument();
    // A row added during the save is not part of it, and stays unsaved. Rows are added at most every 1.5 s.
    const rows = () => screen.getAllByRole('row').length;
    const before = rows();
    await waitFor(
      async () => {
        await userEvent.click(screen.getByRole('button', { name: '新增' }));
        await expect(rows()).toBe(before + 1);
      },
      { timeout: 5_000 },
    );
    held.answer();
    await expectVisible(await screen.findByText('保存成功'));
    await expect(records.current.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
    await expect(await screen.findByRole('button', { name: '保存 1 行' })).toBeEnabled();
  },
};

export const WrongRowsAreNotSent: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(1, 'name', '{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: '保存 1 行' }));
    await expectVisible(await screen.findByText('有内容没有填对，请看标红的单元格。'));
    await expect(records.current.calls.filter((call) => call.startsWith('update'))).toEqual([]);
  },
};

export const WhatIsWrongInAHiddenColumnIsShown: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(1, 'name', '{Delete}');
    await userEvent.click(screen.getByRole('button', { name: '名称的菜单' }));
    await userEvent.click(await screen.findByText('隐藏这一列'));
    await waitFor(() => expect(document.querySelector('[data-column="name"]')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: '保存 1 行' }));
    const cell = await tableCell(1, 'name');
    await waitFor(() => expect(cell).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(cell).toContainElement(focused()));
  },
};

// covers: state-table-status
export const NewAndEditedAreMarked: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(2, 'name', '改名的客户{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('新来的客户{Enter}');
    const rowOf = async (row: number) => (await tableCell(row, 'name')).closest('[role="row"]');
    await waitFor(async () => expect(await rowOf(2)).toHaveAccessibleDescription('已修改，未保存'));
    const added = screen.getByText('新来的客户').closest('[role="row"]');
    await expect(added).toHaveAccessibleDescription('新增，未保存');
    await expect(await rowOf(1)).not.toHaveAttribute('data-status');
    const mark = (row: Element | null) => row && getComputedStyle(row, '::before');
    await expect(mark(added)?.width).toBe('3px');
    await expect(mark(await rowOf(1))?.content).toBe('none');
    await userEvent.click(await screen.findByRole('button', { name: '保存 2 行' }));
    await waitFor(() => expect(document.querySelector('[data-status]')).toBeNull());
  },
};

export const NoHigherThanSaid: Story = {
  render: () => {
    records.current = customerRecords();
    const table = {
      rowNumber: true,
      rowSelection: 'none',
      dragSort: false,
      sortKey: 'orderNum',
      addButton: true,
    } as const;
    const more = { size: 'medium', maxHeight: 240, alwaysEdit: true, expandable: false, pagination: false } as const;
    const low = customerList({ editable: true, toolbar: [], table: { ...table, ...more } });
    return <ListStory list={low} records={records.current} />;
  },
  async play() {
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(61));
    await expect(screen.getByRole('grid').offsetHeight).toBe(240);
  },
};

// covers: limit-row-height
export const DenserOnes: Story = {
  render: () => open(),
  async play() {
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(40));
    await userEvent.click(screen.getByRole('button', { name: '密度' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(32));
  },
};

export const AsHighAsItsRows: Story = {
  render: () => {
    records.current = memoryRecords([1, 2, 3].map((id) => ({ id: String(id), name: `客户${id}`, level: 'A' })));
    return <ListStory list={list} records={records.current} />;
  },
  async play() {
    const row = await tableCell(3, 'name');
    const grid = screen.getByRole('grid');
    // The header and the totals take 36 px each, a scrollbar some more.
    await waitFor(() => expect(grid.offsetHeight).toBeLessThan(2 * 36 + 3 * row.offsetHeight + 24));
  },
};

export const SavedViews: Story = {
  render: () => open(),
  async play() {
    await typeIntoCell(1, 'name', '还没有保存');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '密度' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(32));
    await userEvent.click(screen.getByRole('button', { name: '视图' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '视图名称' }), '紧凑的{Enter}');
    const saved = await screen.findByRole('list', { name: '保存的视图' });
    await waitFor(() => expect(within(saved).getByText('紧凑的')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '密度' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '宽松' }));
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(61));
    await userEvent.click(screen.getByRole('button', { name: '视图' }));
    const offered = await screen.findByRole('list', { name: '保存的视图' });
    await userEvent.click(within(offered).getByText('紧凑的'));
    await waitFor(async () => expect((await tableCell(1, 'name')).offsetHeight).toBe(32));
    await expect(await tableCell(1, 'name')).toHaveTextContent('还没有保存');
    await expect(screen.getByRole('button', { name: '保存 1 行' })).toBeEnabled();
  },
};

const controlled = (action: string, type: '1' | '2') => ({ action: `base:customer:${action}`, type, status: '1' });

export const ColumnsByPermission: Story = {
  render: () => {
    records.current = customerRecords();
    const authority = { auth: [], allAuth: [controlled('balance', '1'), controlled('level', '2')] };
    return <ListStory list={list} records={records.current} may={{ authority }} />;
  },
  async play() {
    await expect(await tableCell(1, 'level')).toHaveAttribute('aria-readonly', 'true');
    await expect(await tableCell(1, 'name')).not.toHaveAttribute('aria-readonly');
    await expect(document.querySelector('[data-column="balance"]')).toBeNull();
  },
};

export const AddsWithoutEditing: Story = {
  render: () => {
    records.current = memoryRecords([{ id: '1', name: '', level: 'A' }]);
    return <ListStory list={list} records={records.current} may={{ permissions: new Set(['base:customer:add']) }} />;
  },
  async play() {
    await expect(await tableCell(1, 'name')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await expect(await tableCell(2, 'name')).not.toHaveAttribute('aria-readonly');
    await userEvent.keyboard('新来的客户{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '保存 1 行' }));
    await expectVisible(await screen.findByText('保存成功'));
    await expect(records.current.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
  },
};
