import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { enterTableCell, tableCell, tableEditor, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = {
  title: '组件/可编辑表格/手机上',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
};
export default meta;
type Story = StoryObj;

const form = tableForm({
  required: ['name'],
  properties: {
    name: { type: 'string', title: '名称' },
    quantity: { type: 'integer', title: '数量' },
    done: { type: 'boolean', title: '已发货' },
    remark: { type: 'string', title: '备注' },
  },
  columns: [
    { key: 'name', width: 260, fixed: 'left' },
    { key: 'quantity', statistics: ['sum'] },
    'done',
    { key: 'remark', width: 400 },
  ],
  options: { rowSelection: 'checkbox', rowNumber: true },
});
const rows = [
  { id: 'r1', name: '钢板', quantity: 3, done: true, remark: '要用防水布盖好，卸货以前先给仓库打电话，门卫不收。' },
  { id: 'r2', name: '螺栓', quantity: 40, done: false, remark: '' },
];

const box = (element: Element) => element.getBoundingClientRect();
async function card(row: number): Promise<Element> {
  const found = (await tableCell(row, 'name')).closest('.pw-edit-card');
  if (!found) throw new Error(`第 ${row} 行不是卡片`);
  return found;
}

export const RowsAreCards: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    const first = await card(1);
    for (const title of ['名称', '数量', '已发货', '备注']) await expect(first).toHaveTextContent(title);
    const keys = ['name', 'quantity', 'done', 'remark'];
    const cells = await Promise.all(keys.map((key) => tableCell(1, key)));
    const tops = cells.map((cell) => box(cell).top);
    await expect(tops).toEqual(tops.toSorted((above, below) => above - below));
    await expect(new Set(tops).size).toBe(keys.length);
    for (const cell of cells) {
      await expect(box(cell).left).toBeGreaterThanOrEqual(box(first).left);
      await expect(box(cell).right).toBeLessThanOrEqual(box(first).right);
    }
    const grid = screen.getByRole('grid');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
    await expect(box(await card(2)).top).toBeGreaterThanOrEqual(box(first).bottom);
  },
};

export const EditedInCards: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await typeIntoCell(2, 'quantity', '7');
    await userEvent.tab();
    await expect(await tableCell(2, 'quantity')).toHaveTextContent('7');
    await waitFor(() => expect(screen.getByRole('row', { name: '合计' })).toHaveTextContent('10'));

    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Delete}{Tab}');
    await waitFor(async () => expect(await tableCell(1, 'name')).toHaveAttribute('aria-invalid', 'true'));
    await enterTableCell(1, 'name');
    await waitFor(() =>
      expect(screen.getByText('请输入名称', { selector: '.pw-edit-tip, .pw-edit-tip *' })).toBeVisible(),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await tableEditor('第 1 行 名称')).toHaveValue('钢板'));

    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await expect(await card(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: '删除 1 行' }));
    await userEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(document.querySelectorAll('.pw-edit-card')).toHaveLength(1));
  },
};

const dated = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    until: { type: 'string', format: 'date', title: '交期' },
  },
});

export const OnePressOpensAChoice: Story = {
  render: () => <OpenForm form={dated} mode="edit" record={{ rows: [{ id: 'r1', name: '钢板', until: null }] }} />,
  async play() {
    await enterTableCell(1, 'until');
    const calendar = await waitFor(() => {
      const found = document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');
      if (!found) throw new Error('没有打开日历');
      return found;
    });
    const today = calendar.querySelector('.ant-picker-cell-today');
    if (!today) throw new Error('日历里没有今天');
    await userEvent.click(today);
    const written = async () => (await tableCell(1, 'until')).querySelector('input')?.value;
    await waitFor(async () => expect(await written()).toMatch(/^\d{4}-\d\d-\d\d$/));
    await expect(document.querySelector('.pw-fill')?.checkVisibility() ?? false).toBe(false);
  },
};
