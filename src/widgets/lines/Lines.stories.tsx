import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { expectHeld } from '../../../.storybook/play.ts';
import { storyForm } from '../../../.storybook/story-documents.ts';
import type { FormModel } from '../../runtime/form/index.ts';

const meta: Meta = { title: '组件/明细' };
export default meta;
type Story = StoryObj;

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '订单',
    properties: {
      lines: {
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
const cell = (row: number, title: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `第 ${row} 行 ${title}` });
const save = () => userEvent.click(screen.getByRole('button', { name: '保 存' }));
const opened: { form?: FormModel } = {};

export const AddsComputesAndRemoves: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} />,
  async play() {
    await cell(2, '数量');
    await expect(screen.getByText('平均 20.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    const material = await cell(3, '物料');
    await waitFor(() => expect(material).toHaveFocus());
    await userEvent.type(material, '垫圈');
    await userEvent.type(await cell(3, '数量'), '3');
    await expect(await cell(3, '单价')).toHaveValue('1.00');
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

export const ErrorsInPlace: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: [{ id: 'l1', material: '螺栓' }, { id: 'l2' }] }} />,
  async play() {
    const qty = await cell(1, '数量');
    await userEvent.click(qty);
    await expect(qty).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(qty).toHaveAccessibleDescription('请输入数量'));
    await expect(await cell(2, '数量')).not.toBeInvalid();
    await save();
    await expect(await cell(2, '物料')).toHaveAccessibleDescription('请输入物料');
    await waitFor(() => expect(qty).toHaveFocus());
    await userEvent.type(qty, '1');
    await expect(qty).not.toBeInvalid();
  },
};

export const ServerProblemInALine: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: rows }} onOpen={(model) => (opened.form = model)} />,
  async play() {
    const qty = await cell(2, '数量');
    opened.form?.showServerProblems([
      { path: 'lines.1.qty', severity: 'error', rule: 'stock', message: '库存只有 0.5 件' },
    ]);
    await waitFor(() => expect(qty).toHaveAccessibleDescription('库存只有 0.5 件'));
    await waitFor(() => expect(qty).toHaveFocus());
    await userEvent.clear(qty);
    await userEvent.type(qty, '0.5');
    await expect(qty).not.toBeInvalid();
  },
};

export const BeginsWithOneRow: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const material = await cell(1, '物料');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('没有修改');
    await save();
    await expect(await screen.findByText('明细至少要有1行')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    await waitFor(() => expect(material).toHaveFocus());
    await userEvent.type(material, '垫圈');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
    await expect(screen.queryByRole('textbox', { name: '第 2 行 物料' })).toBeNull();
  },
};

export const KeysAddRows: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await userEvent.type(await cell(1, '物料'), '垫圈{Enter}');
    await waitFor(async () => expect(await cell(1, '数量')).toHaveFocus());
    await userEvent.type(await cell(1, '数量'), '3');
    const price = await cell(1, '单价');
    await userEvent.click(price);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cell(2, '物料')).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(screen.queryByRole('textbox', { name: '第 3 行 物料' })).toBeNull();
  },
};

export const NoneYet: Story = {
  render: () => <OpenForm form={form} mode="edit" />,
  async play() {
    await expect(await screen.findByText('还没有明细')).toBeVisible();
    await save();
    await expect(await screen.findByText('明细至少要有1行')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  render: () => <OpenForm form={form} mode="detail" record={{ lines: rows }} />,
  async play() {
    await expect(await screen.findByText('螺栓')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: /增加一行|删除/ })).toBeNull();
  },
};

export const Cards: Story = {
  render: () => (
    <div style={{ width: 358 }}>
      <OpenForm form={form} mode="edit" record={{ lines: rows }} />
    </div>
  ),
  async play() {
    const material = await cell(1, '物料');
    const qty = await cell(1, '数量');
    await expect(qty.getBoundingClientRect().top).toBeGreaterThan(material.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
