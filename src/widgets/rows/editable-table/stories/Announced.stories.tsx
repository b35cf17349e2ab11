import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { enterTableCell, tableCell, tableEditor } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/读屏' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    qty: { type: 'number', title: '数量', minimum: 0 },
    kind: { type: 'string', title: '类别' },
  },
  required: ['name'],
  options: { rowSelection: 'checkbox', rowNumber: true },
});
const rows = Array.from({ length: 60 }, (_, index) => ({ id: `r${index}`, name: `第${index + 1}个`, qty: 1 }));

export const CellsHaveTheirHeaders: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    const cell = await tableCell(2, 'qty');
    const grid = screen.getByRole('grid');
    const count = (name: string) => Number(grid.getAttribute(name));
    await expect([count('aria-rowcount'), count('aria-colcount')]).toEqual([61, 5]);
    await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    for (const title of ['名称', '数量', '类别']) {
      const header = screen.getByRole('columnheader', { name: new RegExp(title) });
      await expect(header.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '1');
      const column = header.getAttribute('aria-colindex');
      const below = grid.querySelectorAll(`[data-row] [role="gridcell"][aria-colindex="${column}"]`);
      await expect(below.length).toBeGreaterThan(5);
      await expect(new Set([...below].map((one) => one.getAttribute('data-column'))).size).toBe(1);
    }
    const row = cell.closest('[role="row"]');
    await expect(row?.querySelector('[role="rowheader"]')).toHaveTextContent('2');
    await expect(row?.parentElement).toHaveAttribute('role', 'rowgroup');
  },
};

export const TheEditedCellIsAnnounced: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await enterTableCell(1, 'name');
    const name = await tableEditor('第 1 行 名称');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeRequired();
    await expect(name.closest('[role="gridcell"]')).toHaveAttribute('aria-colindex', '3');
    await userEvent.keyboard('{Delete}{Tab}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('第 1 行 数量'));
    const told = () => document.querySelector('.pw-sheet [aria-live="polite"]');
    await waitFor(() => expect(told()).toHaveTextContent('第 1 行 名称：请输入名称'));
    await userEvent.keyboard('{ArrowLeft}');
    const wrong = await tableEditor('第 1 行 名称');
    await waitFor(() => expect(wrong).toHaveFocus());
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('请输入名称');
    await userEvent.keyboard('补上{ArrowDown}');
    await waitFor(() => expect(told()).toHaveTextContent(''));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(document.querySelectorAll('[data-row] [aria-selected="true"]')).toHaveLength(2));
  },
};
