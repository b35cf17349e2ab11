import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, heldValue } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';
import { enterTableCell, tableCell, tableEditor, typeIntoCell } from '../../../../.storybook/table-play.ts';
import type { FormModel } from '../../../runtime/form/index.ts';
import { tableForm } from './testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格' };
export default meta;
type Story = StoryObj;

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '订单',
    properties: {
      lines: {
        'x-component': 'EditableTable',
        'x-component-props': { size: 'small' },
        'x-columns': ['material', 'qty', { key: 'price' }, { key: 'amount', statistics: ['sum', 'average'] }],
        'x-decorator-props': { gridSpan: 2 },
      },
      amount: {},
    },
  },
  'sales/order',
);
const rows = [
  { id: 'l1', material: '螺栓', qty: '2.00', price: '19.99' },
  { id: 'l2', material: '螺母', qty: '1.00', price: '0.02' },
];
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const opened: { form?: FormModel } = {};
const focusedColumn = () => document.activeElement?.closest('[data-column]')?.getAttribute('data-column');
const focusedRow = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
const expectAt = (row: number, column: string) =>
  waitFor(() => expect([focusedRow(), focusedColumn()]).toEqual([String(row + 1), column]));

// covers: state-table-edit
export const AddsComputesAndRemoves: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} />,
  async play() {
    await tableCell(2, 'qty');
    await expect(screen.getByRole('row', { name: '平均' })).toHaveTextContent('20.00');
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    await expectAt(3, 'material');
    await userEvent.keyboard('垫圈{Tab}3');
    await expect(await tableCell(3, 'price')).toHaveTextContent('1.00');
    await waitFor(async () => expect(await tableCell(3, 'amount')).toHaveTextContent('3.00'));
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }));
    await save();
    await expectHeld({
      amount: '3.02',
      lines: [
        { id: 'l2', material: '螺母', qty: '1.00', price: '0.02', amount: '0.02' },
        { material: '垫圈', qty: '3.00', price: '1.00', amount: '3.00' },
      ],
    });
  },
};

// covers: rule-cell-first, rule-cell-moments
export const ErrorsInPlace: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: [{ id: 'l1', material: '螺栓' }, { id: 'l2' }] }} />,
  async play() {
    await enterTableCell(1, 'qty');
    await expect(await tableEditor('第 1 行 数量')).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(async () => expect(await tableCell(1, 'qty')).toHaveAccessibleDescription('请输入数量'));
    await expect(await tableCell(2, 'qty')).not.toBeInvalid();
    await save();
    await waitFor(async () => expect(await tableCell(2, 'material')).toHaveAccessibleDescription('请输入物料'));
    await expectAt(1, 'qty');
    await expect(document.querySelector('.pw-edit-tip')).toHaveTextContent('请输入数量');
    await userEvent.keyboard('1');
    await waitFor(async () => expect(await tableCell(1, 'qty')).not.toBeInvalid());
    await expect(document.querySelector('.pw-edit-tip')).toBeNull();
  },
};

// covers: rule-cell-moments, rule-cell-first
export const ServerProblemInALine: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} onOpen={(model) => (opened.form = model)} />,
  async play() {
    await tableCell(2, 'qty');
    opened.form?.showServerProblems([
      { path: 'lines.1.qty', severity: 'error', rule: 'stock', message: '库存只有 0.5 件' },
    ]);
    await waitFor(async () => expect(await tableCell(2, 'qty')).toHaveAccessibleDescription('库存只有 0.5 件'));
    await expectAt(2, 'qty');
    await userEvent.keyboard('0.5');
    await waitFor(async () => expect(await tableCell(2, 'qty')).not.toBeInvalid());
  },
};

export const BeginsWithOneRow: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await tableCell(1, 'material');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('没有修改');
    await save();
    await expectVisible(await screen.findByText('明细至少要有1行'));
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    await expectAt(1, 'material');
    await userEvent.keyboard('垫圈');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
    await expect(document.querySelector('[aria-rowindex="3"]')).toBeNull();
  },
};

export const KeysAddRows: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await typeIntoCell(1, 'material', '垫圈{Enter}');
    await expectAt(1, 'qty');
    await userEvent.keyboard('3{Enter}{Enter}');
    await expectAt(2, 'material');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(document.querySelector('[aria-rowindex="4"]')).toBeNull();
  },
};

export const BlankEndIsNotSaved: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} />,
  async play() {
    await typeIntoCell(2, 'price', '0.05{Enter}');
    await expectAt(3, 'material');
    await save();
    const lines = [{ id: 'l1' }, { id: 'l2', price: '0.05' }];
    await waitFor(() => expect(heldValue()).toMatchObject({ lines }));
    await typeIntoCell(3, 'material', '垫圈{Enter}');
    await userEvent.keyboard('3{Enter}');
    await save();
    await waitFor(() => expect(heldValue()).toMatchObject({ lines: [...lines, { material: '垫圈' }] }));
  },
};

export const MovesLikeASpreadsheet: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} />,
  async play() {
    await enterTableCell(1, 'material');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectAt(2, 'qty');
    await userEvent.keyboard('{End}');
    await expectAt(2, 'amount');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectAt(1, 'material');
    await userEvent.keyboard('螺杆{ArrowDown}');
    await expect(await tableCell(1, 'material')).toHaveTextContent('螺杆');
    await expectAt(2, 'material');
    await userEvent.keyboard('{F2}帽{ArrowLeft}{Escape}');
    await expect(await tableEditor('第 2 行 物料')).toHaveValue('螺母');
    await userEvent.keyboard('{Delete}');
    await expect(await tableEditor('第 2 行 物料')).toHaveValue('');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(await tableCell(1, 'material')).toHaveTextContent('螺栓');
    await expect(await tableEditor('第 2 行 物料')).toHaveValue('螺母');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(await tableCell(1, 'material')).toHaveTextContent('螺杆');
  },
};

export const NoneYet: Story = {
  render: () => <OpenForm form={form} mode="edit" />,
  async play() {
    await expectVisible(await screen.findByText('还没有明细'));
    await save();
    await expectVisible(await screen.findByText('明细至少要有1行'));
  },
};

export const ReadOnly: Story = {
  render: () => <OpenForm form={form} mode="detail" record={{ lines: rows }} />,
  async play() {
    await expectVisible(await screen.findByText('螺栓'));
    await enterTableCell(1, 'material');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: /增加一行|删除/ })).toBeNull();
  },
};

const inCell = (column: string) =>
  waitFor(() => expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', column));

/** A calendar reports typed text only on blur: however the cell is left, the date is stored. */
export const TypedDaysAreKept: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          name: { type: 'string', title: '名称' },
          day: { type: 'string', format: 'date', title: '日期' },
          at: { type: 'string', format: 'date-time', title: '时刻' },
        },
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', name: '甲' }, { id: 'r2' }] }}
    />
  ),
  async play() {
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Tab}');
    await inCell('day');
    await userEvent.keyboard('2026-7-1{Tab}');
    await inCell('at');
    await userEvent.keyboard('2026-07-01 8:30{Enter}');
    await expect(await tableCell(1, 'day')).toHaveTextContent('2026-07-01');
    await expect(await tableCell(1, 'at')).toHaveTextContent('2026-07-01 08:30:00');
    await enterTableCell(2, 'day');
    await userEvent.keyboard('20260702');
    await enterTableCell(1, 'name');
    await expect(await tableCell(2, 'day')).toHaveTextContent('2026-07-02');
    await enterTableCell(2, 'day');
    await userEvent.keyboard('某天');
    await enterTableCell(1, 'name');
    await expectVisible(await screen.findByText('日期：“某天”不是日期，没有填进去。'));
    await enterTableCell(2, 'day');
    await userEvent.keyboard('2026-09-09{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({
      rows: [
        { id: 'r1', name: '甲', day: '2026-07-01', at: '2026-07-01 08:30:00' },
        { id: 'r2', day: '2026-07-02' },
      ],
    });
  },
};
