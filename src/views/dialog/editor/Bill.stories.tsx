import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible, press } from '../../../../.storybook/play.ts';
import { enterTableCell, tableCell } from '../../../../.storybook/table-play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../page/testing/PageStory.tsx';

const meta: Meta = { title: '弹窗/单据' };
export default meta;
type Story = StoryObj;

const documents: Record<string, JsonObject> = {
  'base/bill.model': {
    title: '单据',
    resource: '/base/bill',
    label: 'billNo',
    schema: {
      type: 'object',
      properties: {
        billNo: { type: 'string', title: '编号', 'x-number': { pattern: 'B{seq:4}', restart: 'never' } },
        status: { type: 'string', title: '状态', enum: [{ value: '草稿', color: 'gold' }, '已审核'] },
        lines: { type: 'array', title: '明细', 'x-child': { model: 'base/bill-line', parent: 'billId' } },
        qty: {
          type: 'number',
          title: '数量合计',
          'x-scale': 2,
          'x-value': '{{ sum($record.lines, l => l.qty) }}',
        },
      },
    },
    states: { field: 'status', initial: '草稿', editable: ['草稿'], transitions: [] },
  },
  'base/bill-line.model': {
    title: '单据明细',
    schema: {
      type: 'object',
      properties: { material: { type: 'string', title: '物料' }, qty: { type: 'number', title: '数量', 'x-scale': 2 } },
    },
  },
  'base/bill.list': {
    title: '单据',
    model: 'base/bill',
    search: [],
    columns: ['billNo', 'status'],
    rowActions: ['edit', 'detail'],
  },
};
const lines = Array.from({ length: 30 }, (_, index) => ({ id: `l${index}`, material: `物料${index}`, qty: '2.00' }));
const bill = { id: '1', version: 1, billNo: 'B0001', status: '草稿', qty: '60.00', lines };

/** The list is outdated: another user has approved the bill. It opens read-only, as nothing could be saved. */
export const ApprovedMeanwhile: Story = {
  render: () => {
    const records = memoryRecords([bill]);
    const approved = { ...bill, version: 2, status: '已审核' };
    return <PageStory of="base/bill.list" documents={documents} records={{ ...records, get: async () => approved }} />;
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    await expectVisible(await within(dialog).findByText('单据状态为“已审核”，不能修改'));
    await expect(within(dialog).queryByRole('button', { name: /^确\s?定$/ })).toBeNull();
    await expect(await tableCell(1, 'material')).toHaveAttribute('aria-readonly', 'true');
  },
};

export const HeadAndTotalsInSight: Story = {
  render: () => <PageStory of="base/bill.list" documents={documents} records={memoryRecords([bill])} />,
  async play() {
    const state = await screen.findByText('草稿');
    for (const button of ['详情', '编辑']) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      const title = await within(dialog).findByText('· B0001');
      await expect(title.closest('.ant-modal-title')).toHaveTextContent(`${button} 单据 · B0001 草稿`);
      const shown = within(dialog).getAllByText('草稿')[0] ?? dialog;
      await expect(getComputedStyle(shown).backgroundColor).toBe(getComputedStyle(state).backgroundColor);
      const totals = await within(dialog).findByLabelText('合计', { selector: 'dl' });
      await waitFor(() => expect(totals).toHaveTextContent('数量合计60.00'));
      await expect(within(dialog).getAllByText('数量合计')).toHaveLength(1);
      const body = dialog.querySelector('.pw-dialog-body');
      body?.scrollTo({ top: body.scrollHeight });
      const { top, bottom } = dialog.getBoundingClientRect();
      for (const part of [title, totals]) {
        await expectVisible(part);
        const { top: from, bottom: to } = part.getBoundingClientRect();
        await expect([from >= top, to <= bottom]).toEqual([true, true]);
      }
      // The cross can match too; the last match is the button.
      const [close] = within(dialog)
        .getAllByRole('button', { name: /^(关\s?闭|取\s?消)$/ })
        .toReversed();
      await userEvent.click(close ?? dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/**
 * In a cell Escape clears a block selection and does not close the dialog; a closed question returns the focus to the
 * cell.
 */
export const EscapeStaysInTheTable: Story = {
  render: () => <PageStory of="base/bill.list" documents={documents} records={memoryRecords([bill])} />,
  async play() {
    const question = '有未保存的修改，确定离开吗？';
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    await enterTableCell(1, 'material');
    await userEvent.keyboard('螺栓{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    const block = () => dialog.querySelectorAll('[role="gridcell"][aria-selected="true"]').length;
    await waitFor(() => expect(block()).toBe(2));
    await press('Escape');
    await waitFor(() => expect(block()).toBe(1));
    await press('Escape');
    const column = () => document.activeElement?.closest('[data-column]')?.getAttribute('data-column');
    await expect(column()).toBe('material');
    await expect(screen.queryByText(question)).toBeNull();
    const cell = document.activeElement;
    dialog.querySelector<HTMLElement>('.ant-modal-close')?.click();
    const asked = (await screen.findByText(question)).closest<HTMLElement>('.ant-modal');
    const stays = within(asked ?? document.body).getByRole('button', { name: /^取\s?消$/ });
    await waitFor(() => expect(asked?.contains(document.activeElement)).toBe(true));
    await userEvent.click(stays);
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(await tableCell(1, 'material')).toHaveTextContent('螺栓');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex="2"]')).not.toBeNull());
  },
};

export const NumberComesWhenSaved: Story = {
  render: () => <PageStory of="base/bill.list" documents={documents} records={memoryRecords([])} />,
  async play() {
    await userEvent.click((await screen.findAllByRole('button', { name: /^新\s?增$/ }))[0] ?? document.body);
    await expectVisible(await within(await screen.findByRole('dialog')).findByText('保存后自动生成'));
  },
};

export const EscapeClosesTheMenuAlone: Story = {
  render: () => <PageStory of="base/bill.list" documents={documents} records={memoryRecords([bill])} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: '数量的菜单' }));
    await expectVisible(await screen.findByRole('menuitem', { name: '冻结在左边' }));
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '冻结在左边' })).toBeNull());
    await expectVisible(dialog);
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const manyActions = {
  ...documents,
  'base/bill.list': { ...documents['base/bill.list'], rowActions: ['detail', 'edit', 'copy', 'print', 'delete'] },
};

export const EscapeClosesTheRestAlone: Story = {
  render: () => <PageStory of="base/bill.list" documents={manyActions} records={memoryRecords([bill])} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '详情' }));
    const dialog = await screen.findByRole('dialog');
    const more = await within(dialog).findByRole('button', { name: /^更\s?多$/ });
    await userEvent.click(more);
    await expectVisible(await screen.findByRole('menuitem', { name: '复制' }));
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '复制' })).toBeNull());
    await expectVisible(dialog);
    await waitFor(() => expect(more).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OneOfferToTakeBack: Story = {
  render: () => <PageStory of="base/bill.list" documents={documents} records={memoryRecords([bill])} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    await tableCell(1, 'material');
    const remove = () => userEvent.click(within(dialog).getByRole('button', { name: '删除第 1 行' }));
    const offers = () => screen.queryAllByRole('button', { name: /撤\s?销/ }).filter((each) => !dialog.contains(each));
    // An offer disappears by itself after five seconds.
    const soon = { timeout: 2000 };
    await remove();
    await waitFor(() => expect(offers()).toHaveLength(1));
    const [first] = offers();
    await remove();
    await waitFor(() => expect(first).not.toBeInTheDocument(), soon);
    await waitFor(() => expect(offers()).toHaveLength(1), soon);
    await userEvent.click(within(dialog).getByRole('button', { name: /^取\s?消$/ }));
    const question = (await screen.findByText('有未保存的修改，确定离开吗？')).closest<HTMLElement>('.ant-modal');
    await userEvent.click(within(question ?? dialog).getByRole('button', { name: /^(确\s?定|离\s?开)$/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(offers()).toEqual([]), soon);
  },
};
