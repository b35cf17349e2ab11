import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, settled } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { enterTableCell, tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/树' };
export default meta;
type Story = StoryObj;

const properties = {
  name: { type: 'string', title: '名称' },
  qty: { type: 'number', title: '数量', 'x-scale': 2 },
  pid: { type: 'string', title: '上级' },
};
const columns = ['name', { key: 'qty', statistics: 'sum' }];
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const names = () =>
  [...document.querySelectorAll('[data-column="name"]')].map(
    (cell) => cell.querySelector('input')?.value ?? cell.textContent,
  );
const toggle = async (row: number, name: '展开下级' | '收起下级') => {
  const button = (await tableCell(row, 'name')).querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!button) throw new Error(`第 ${row} 行没有“${name}”`);
  await userEvent.click(button);
};

const whole = [
  { id: 'r1', name: '泵', qty: '1.00' },
  { id: 'r2', name: '泵体', qty: '2.00', pid: 'r1' },
  { id: 'r3', name: '螺栓', qty: '8.00', pid: 'r2' },
  { id: 'r4', name: '阀', qty: '1.00' },
];

export const AllRowsInTheValue: Story = {
  render: () => (
    <OpenForm
      form={tableForm({ properties, columns, options: { tree: { parent: 'pid' }, rowSelection: 'checkbox' } })}
      mode="edit"
      record={{ rows: whole }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    await expect(names()).toEqual(['泵', '阀']);
    await userEvent.click(screen.getByRole('button', { name: '名称的菜单' }));
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '降序' })));
    await waitFor(() => expect(names()).toEqual(['阀', '泵']));
    await userEvent.click(screen.getByRole('button', { name: '名称的菜单' }));
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '取消排序' })));
    await waitFor(() => expect(names()).toEqual(['泵', '阀']));
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['泵', '泵体', '阀']));
    const row = (await tableCell(2, 'name')).closest('[role="row"]');
    await expect(row).toHaveAttribute('aria-level', '2');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: '新增下级' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    await userEvent.keyboard('叶轮');
    await toggle(3, '展开下级');
    await waitFor(() => expect(names()).toContain('螺栓'));
    await save();
    await expectHeld({ rows: [whole[0], { name: '叶轮', pid: 'r1' }, ...whole.slice(1)] });
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除 1 行' }));
    await waitFor(() => expect(screen.getByText('确定要删除这 4 项吗?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(names()).toEqual(['阀']));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toEqual(['泵', '叶轮', '泵体', '螺栓', '阀']));
  },
};

const below: Record<string, object[]> = {
  r1: [
    { id: 'a', name: '泵体', qty: '2.00', pid: 'r1', hasChildren: true },
    { id: 'b', name: '叶轮', qty: '1.00', pid: 'r1' },
  ],
  a: [],
};

const lazy = tableForm({
  properties,
  columns,
  options: { tree: { parent: 'pid', children: 'story/below' } },
  requests: { 'story/below': { method: 'GET', path: '/below', params: { pid: '{{ $args.parent }}' } } },
});

export const ChildrenWhenOpened: Story = {
  render() {
    const ports = createFakePorts();
    let asked = 0;
    const call: (typeof ports)['requests']['call'] = async ({ params }) => {
      if ((asked += 1) === 1) throw new Error('网络断开了，请检查网络后重试。');
      return { result: { records: below[params?.['pid'] ?? ''] ?? [] }, message: '' };
    };
    const rows = [
      { id: 'r1', name: '泵', qty: '1.00', hasChildren: true },
      { id: 'r4', name: '阀', qty: '1.00' },
    ];
    return (
      <StoryRuntime ports={{ ...ports, requests: { call } }}>
        <OpenForm form={lazy} mode="edit" record={{ rows }} />
      </StoryRuntime>
    );
  },
  async play() {
    await toggle(1, '展开下级');
    await expectVisible(await screen.findByText('网络断开了，请检查网络后重试。'));
    await waitFor(async () =>
      expect((await tableCell(1, 'name')).querySelector('[aria-label="展开下级"]')).not.toBeNull(),
    );
    await toggle(1, '展开下级');
    await waitFor(() => expect(names()).toEqual(['泵', '泵体', '叶轮', '阀']));
    await expect(screen.getByTestId('dirty')).toHaveTextContent('没有修改');
    await toggle(2, '展开下级');
    await waitFor(async () => expect((await tableCell(2, 'name')).querySelector('button')).toBeNull());
    await typeIntoCell(3, 'qty', '5');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
    await save();
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('"name":"叶轮","qty":"5.00"'));
  },
};
