import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { Ports } from '../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../page/testing/PageStory.tsx';

const meta: Meta = { title: '列表/旁边的树' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = memoryRecords([]);

const page: Record<string, JsonObject> = {
  'base/part.model': {
    title: '零件',
    resource: '/base/part',
    label: 'name',
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称' }, kind: { type: 'string', title: '类别' } },
    },
  },
  'base/kind.model': {
    title: '类别',
    resource: '/base/kind',
    tree: { parent: 'parentId' },
    schema: { type: 'object', properties: { name: { type: 'string' }, parentId: { type: 'string' } } },
  },
  'base/part.list': {
    title: '零件',
    model: 'base/part',
    search: ['name'],
    toolbar: ['add', 'batch-delete'],
    rowActions: [],
    beside: { model: 'base/kind', title: '类别', whole: '/base/kind/tree', by: 'kind' },
  },
};
const tree = [
  { key: 'metal', title: '金属', children: [{ key: 'steel', title: '钢' }] },
  { key: 'wood', title: '木材' },
];
const call: Ports['requests']['call'] = async ({ path }) => ({
  result: path === '/base/kind/tree' ? tree : null,
  message: '',
});
const render = () => {
  records = memoryRecords([
    { id: '1', version: 1, name: '螺栓', kind: 'steel' },
    { id: '2', version: 1, name: '木条', kind: 'wood' },
  ]);
  return <PageStory of="base/part.list" documents={page} records={records} call={call} />;
};
const node = (name: string) => screen.findByRole('treeitem', { name });

export const NarrowsTheList: Story = {
  render,
  async play() {
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '螺栓' })).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“螺栓”' }));
    await waitFor(() => expect(screen.getByText('已选择 1 项')).toBeVisible());
    await userEvent.click(await node('木材'));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: '螺栓' })).toBeNull());
    await expectVisible(screen.getByRole('gridcell', { name: '木条' }));
    await expect(screen.queryByText('已选择 1 项')).toBeNull();
    await expectVisible(screen.getByText('已选：木材'));
    await userEvent.click(screen.getByRole('button', { name: /新 ?增/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector<HTMLInputElement>('input[value="wood"]')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /取 ?消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '看全部' }));
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '螺栓' })).toBeVisible());
  },
};

export const FindsInTheTree: Story = {
  render,
  async play() {
    await node('木材');
    await userEvent.type(screen.getByRole('searchbox', { name: '在类别里搜索' }), '钢');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '木材' })).toBeNull());
    await userEvent.click(await node('钢'));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: '木条' })).toBeNull());
  },
};

const detailed: Record<string, JsonObject> = {
  'base/kind.model': {
    title: '类别',
    resource: '/base/kind',
    label: 'name',
    schema: { type: 'object', properties: { name: { type: 'string', title: '类别名称' } } },
  },
  'base/part.model': page['base/part.model'] ?? {},
  'base/kind.list': {
    title: '类别',
    model: 'base/kind',
    search: ['name'],
    rowActions: [],
    details: [
      {
        title: '零件',
        list: {
          title: '零件',
          model: 'base/part',
          search: ['name'],
          toolbar: ['add'],
          rowActions: [],
          where: { kind: '{{ $record.id }}' },
        },
      },
      {
        title: '同名的零件',
        list: { title: '零件', model: 'base/part', toolbar: [], rowActions: [], where: { name: '{{ $record.name }}' } },
      },
    ],
  },
};
const renderDetailed = (search = '') => {
  records = memoryRecords([
    { id: 'steel', version: 1, name: '钢', kind: '' },
    { id: 'wood', version: 1, name: '木', kind: '' },
    { id: '1', version: 1, name: '螺栓', kind: 'steel' },
    { id: '2', version: 1, name: '木条', kind: 'wood' },
  ]);
  return <PageStory of="base/kind.list" documents={detailed} records={records} search={search} />;
};
const parts = () => within(screen.getByRole('grid', { name: '零件' }));
const address = () => new URLSearchParams(screen.getByTestId('url').textContent ?? '');

export const RowsOfARow: Story = {
  render: () => renderDetailed(),
  async play() {
    await waitFor(() => expect(screen.getByText('在左边选一条类别')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '钢' }));
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '螺栓' })).toBeVisible());
    await expect(parts().queryByRole('gridcell', { name: '木条' })).toBeNull();
    await expect(address().get('list.row')).toBe('steel');
    await userEvent.click(screen.getByRole('button', { name: '木' }));
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '木条' })).toBeVisible());
    const kinds = within(screen.getByRole('grid', { name: '类别' }));
    await waitFor(() => expect(kinds.getByRole('row', { current: true })).toHaveTextContent('木'));
    const [, add] = screen.getAllByRole('button', { name: /新 ?增/ });
    if (!add) throw new Error('右边没有新增');
    await userEvent.click(add);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector<HTMLInputElement>('input[value="wood"]')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /取 ?消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: '同名的零件' }));
    await waitFor(() => expect(address().get('list.tab')).toBe('1'));
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '木' })).toBeVisible());
  },
};

export const RowsBelow: Story = {
  render: () => {
    renderDetailed();
    const below = { ...detailed, 'base/kind.list': { ...detailed['base/kind.list'], detailsPlacement: 'below' } };
    return <PageStory of="base/kind.list" documents={below} records={records} search="" />;
  },
  async play() {
    await waitFor(() => expect(screen.getByText('在上边选一条类别')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '钢' }));
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '螺栓' })).toBeVisible());
    const [above, below] = ['类别', '零件'].map((name) => screen.getByRole('grid', { name }).getBoundingClientRect());
    await expect(below?.top).toBeGreaterThan(above?.bottom ?? Infinity);
    await expect(Math.abs((below?.left ?? 0) - (above?.left ?? Infinity))).toBeLessThan(40);
    await expect(screen.getByRole('slider', { name: '上面的高度' })).toBeInTheDocument();
  },
};

export const RowsOfTheAddress: Story = {
  render: () => renderDetailed('?name=没有&list.row=wood&list.details=%3Fname%3D木条'),
  async play() {
    await waitFor(() => expect(screen.getByRole('heading', { name: '木' })).toBeVisible());
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '木条' })).toBeVisible());
    await expect(records.calls).toContain('get wood');
  },
};

export const RowThatIsGone: Story = {
  render: () => renderDetailed('?list.row=glass'),
  async play() {
    await waitFor(() => expect(screen.getByText('记录已不存在')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '钢' }));
    await waitFor(() => expect(parts().getByRole('gridcell', { name: '螺栓' })).toBeVisible());
  },
};

export const RowsOfARowOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => renderDetailed(),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '钢' }));
    const sheet = await screen.findByRole('dialog', { name: '钢：零件、同名的零件' });
    await waitFor(() => expect(within(sheet).getByText('螺栓')).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: /关闭|Close/ }));
    await waitFor(() => expect(address().get('list.row')).toBeNull());
  },
};
