import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/列宽' };
export default meta;
type Story = StoryObj;

export const SharesOfTheWidth: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          code: { type: 'string', title: '编码' },
          name: { type: 'string', title: '名称' },
          remark: { type: 'string', title: '备注' },
        },
        columns: [
          { key: 'code', width: '20%' },
          { key: 'name', width: '30%' },
          { key: 'remark', width: 160 },
        ],
        props: { rowNumber: false },
      })}
      mode="detail"
      record={{ rows: [{ id: 'r1', code: 'A-1', name: '泵', remark: '常用' }] }}
    />
  ),
  async play() {
    await tableCell(1, 'code');
    const grid = screen.getByRole('grid');
    const share = async (column: string) => (await tableCell(1, column)).offsetWidth / grid.clientWidth;
    await expect(await share('code')).toBeGreaterThanOrEqual(0.195);
    await expect(await share('name')).toBeGreaterThanOrEqual(0.295);
    await expect((await share('name')) / (await share('code'))).toBeCloseTo(1.5, 1);
  },
};

const months = Array.from({ length: 12 }, (_, index) => `m${index + 1}`);
const figures = tableForm({
  properties: {
    name: { type: 'string', title: '物料名称' },
    ...Object.fromEntries(
      months.map((key, index) => [key, { type: 'number', title: `${index + 1} 月`, 'x-scale': 2 } as const]),
    ),
    total: { type: 'number', title: '全年', 'x-scale': 2 },
  },
  columns: [
    { key: 'name', fixed: 'left' },
    ...months.map((key, index) => ({ key, statistics: index % 2 === 0 ? ['sum', 'average'] : 'sum' })),
    { key: 'total', fixed: 'right', statistics: true },
  ],
  options: { rowNumber: true, rowSelection: 'checkbox' },
});

// covers: limit-sums
export const StatisticsUnderFrozenColumns: Story = {
  render: () => (
    <OpenForm
      form={figures}
      mode="edit"
      record={{
        rows: Array.from({ length: 30 }, (_, row) => ({
          id: `r${row}`,
          name: `物料 ${row + 1}`,
          ...Object.fromEntries(months.map((key, month) => [key, `${(row + 1) * (month + 1) * 137}.50`])),
          total: `${(row + 1) * 10_000}.00`,
        })),
      }}
    />
  ),
  async play() {
    await tableCell(1, 'm1');
    const grid = screen.getByRole('grid');
    const inLine = () => {
      for (const row of grid.querySelectorAll('.pw-grid-foot [role="row"]')) {
        for (const cell of row.querySelectorAll<HTMLElement>('[role="gridcell"]')) {
          const place = cell.getAttribute('aria-colindex') ?? '';
          const head = grid.querySelector(`[role="columnheader"][aria-colindex="${place}"]`);
          if (head?.getBoundingClientRect().left !== cell.getBoundingClientRect().left)
            throw new Error(`第 ${place} 列的合计不在它的列下面`);
        }
      }
    };
    inLine();
    grid.scrollLeft = 10_000;
    await waitFor(() => expect(grid.querySelector('.pw-grid-foot [aria-colindex="13"]')).not.toBeNull());
    await waitFor(inLine);
    const [sum] = screen.getAllByRole('row', { name: '合计' });
    await expect(sum).toHaveTextContent('4,650,000.00');
  },
};

export const DraggedWiderAndBack: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: { code: { type: 'string', title: '编码' }, name: { type: 'string', title: '名称' } },
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', code: 'A-1', name: '泵' }] }}
    />
  ),
  async play() {
    await tableCell(1, 'code');
    const header = screen.getByRole('columnheader', { name: /编码/ });
    const handle = header.querySelector('.pw-resize');
    if (!handle) throw new Error('没有拖动的边');
    const { offsetWidth: before } = header;
    const drag = [
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 300, clientY: 20 } },
      { target: handle, coords: { clientX: 260, clientY: 20 } },
      { keys: '[/MouseLeft]', target: handle },
    ];
    await userEvent.pointer(drag);
    await waitFor(() => expect(header.offsetWidth).toBe(before - 40));
    await expect((await tableCell(1, 'code')).offsetWidth).toBe(before - 40);
    await userEvent.dblClick(handle);
    await waitFor(() => expect(header.offsetWidth).toBe(before));
  },
};
