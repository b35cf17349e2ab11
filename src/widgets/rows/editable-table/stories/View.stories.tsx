import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible } from '../../../../../.storybook/play.ts';
import { enterTableCell, tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/查看' };
export default meta;
type Story = StoryObj;

const properties = {
  name: { type: 'string', title: '名称' },
  kind: { type: 'string', title: '类别' },
  qty: { type: 'number', title: '数量', exclusiveMinimum: 0 },
} as const;
const rows = [
  { id: 'r1', name: '螺栓', kind: '紧固件', qty: 12 },
  { id: 'r2', name: '钢板', kind: '板材', qty: 5 },
  { id: 'r3', name: '螺母', kind: '紧固件', qty: 7 },
];
const names = () => [...document.querySelectorAll('[data-column="name"]')].map((cell) => cell.textContent);
const pick = async (column: string, item: RegExp | string) => {
  await userEvent.click(screen.getByRole('button', { name: `${column}的菜单` }));
  const entry = await screen.findByRole('menuitem', { name: item });
  await waitFor(() => expect(entry.getBoundingClientRect().top).toBeGreaterThan(0));
  await userEvent.click(entry);
};

export const SortedFilteredGrouped: Story = {
  render: () => <OpenForm form={tableForm({ properties })} mode="edit" record={{ rows }} />,
  async play() {
    await typeIntoCell(3, 'name', '垫圈');
    await pick('数量', '升序');
    await waitFor(() => expect(names()).toEqual(['钢板', '垫圈', '螺栓']));
    await expect(screen.getByRole('columnheader', { name: /数量/ })).toHaveAttribute('aria-sort', 'ascending');
    await pick('类别', '筛选…');
    await userEvent.click(await screen.findByRole('checkbox', { name: '板材' }));
    await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(names()).toEqual(['垫圈', '螺栓']));
    await pick('类别', '按“类别”分组');
    const heading = await screen.findByRole('button', { name: /紧固件/ });
    await userEvent.click(heading);
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.click(heading);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ rows: [rows[0], rows[1], { ...rows[2], name: '垫圈' }] });
  },
};

export const FrozenAndHidden: Story = {
  render: () => <OpenForm form={tableForm({ properties })} mode="edit" record={{ rows }} />,
  async play() {
    await tableCell(1, 'name');
    await pick('数量', '冻结在左边');
    await waitFor(async () => expect(await tableCell(1, 'qty')).toHaveClass('pw-cell-fixed-left'));
    await pick('类别', '隐藏这一列');
    await waitFor(() => expect(document.querySelector('[data-column="kind"]')).toBeNull());
    await pick('名称', '显示隐藏的 1 列');
    await tableCell(1, 'kind');
  },
};

export const Found: Story = {
  render: () => <OpenForm form={tableForm({ properties })} mode="edit" record={{ rows }} />,
  async play() {
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('螺');
    await expectVisible(await screen.findByText('找到 2 处'));
    await expect(await tableCell(3, 'name')).toHaveClass('pw-edit-found');
    await userEvent.keyboard('{Enter}');
    await expectVisible(await screen.findByText('第 1 处，共 2 处'));
  },
};

const many = Array.from({ length: 25 }, (_, index) => ({
  id: `n${index}`,
  name: `第${index + 1}个`,
  kind: '甲',
  qty: 1,
}));

export const OnPages: Story = {
  render: () => (
    <OpenForm form={tableForm({ properties, options: { pagination: true } })} mode="edit" record={{ rows: many }} />
  ),
  async play() {
    await tableCell(10, 'name');
    await expectVisible(screen.getByText('共25条'));
    await typeIntoCell(2, 'qty', '8');
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    await waitFor(() => expect(names()).toEqual(['第21个', '第22个', '第23个', '第24个', '第25个']));
    await typeIntoCell(5, 'qty', '-1');
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(document.querySelector('.pw-edit-wrong')).toBeVisible());
    await expect(names()).toHaveLength(5);
    await pick('类别', '按“类别”分组');
    await waitFor(() => expect(names().length).toBeGreaterThan(5));
    await expect(screen.queryByText('共25条')).toBeNull();
    await pick('类别', '取消分组');
    await expectVisible(await screen.findByText('共25条'));
  },
};

export const NoHigherThanSaid: Story = {
  render: () => (
    <OpenForm form={tableForm({ properties, options: { maxHeight: 200 } })} mode="edit" record={{ rows: many }} />
  ),
  async play() {
    await tableCell(1, 'name');
    await waitFor(() => expect(screen.getByRole('grid').offsetHeight).toBe(200));
  },
};

// covers: state-table-edit
export const LooksLikeText: Story = {
  render: () => (
    <OpenForm form={tableForm({ properties, options: { alwaysEdit: false } })} mode="edit" record={{ rows }} />
  ),
  async play() {
    await tableCell(1, 'name');
    await expect(document.querySelector('.pw-sheet input')).toBeNull();
    await typeIntoCell(1, 'name', '螺丝');
    await userEvent.click(screen.getByTestId('dirty'));
    await waitFor(() => expect(document.querySelector('.pw-sheet input')).toBeNull());
    await expect(await tableCell(1, 'name')).toHaveTextContent('螺丝');
  },
};
