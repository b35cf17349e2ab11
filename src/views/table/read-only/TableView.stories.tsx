// covers: limit-window
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { ProblemCard } from '../../../kit/problem-card/index.ts';
import type { ButtonState } from '../../../runtime/list/index.ts';
import { createRegistry } from '../../../runtime/registry/index.ts';
import { FormItem, FormSkeleton } from '../../form/index.ts';
import { TableStory } from './testing/TableStory.tsx';

const meta: Meta = { title: '表格/表格' };
export default meta;
type Story = StoryObj;

const records = Array.from({ length: 100 }, (_, index) => ({
  id: String(index + 1),
  name: `客户${String(index + 1).padStart(3, '0')}`,
  contact: '欧阳明月',
  amount: `${(index + 1) * 1000}.10`,
  openedOn: '2026-02-28',
  remark: 'Antidisestablishmentarianism'.repeat(6),
}));

const columns = [
  resolvedColumn('name', { title: '名称' }),
  resolvedColumn('contact', { title: '联系人', sortable: false }),
  resolvedColumn('amount', {
    title: '金额',
    cell: 'money',
    align: 'right',
    statistics: ['sum', 'average'],
    field: resolvedField('amount', { scale: 2, unit: '元' }),
  }),
  resolvedColumn('openedOn', { title: '开户日期', cell: 'date' }),
];

const action = (name: string, title: string, change: Partial<ButtonState> = {}): ButtonState => ({
  name,
  title,
  kind: 'link',
  disabled: false,
  needsSelection: false,
  steps: [],
  ...change,
});

const phone = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
};

const grid = () => screen.getByRole('grid', { name: '客户' });
const drawnRows = () => within(grid()).getAllByRole('row').length;

const weighed = [
  resolvedColumn('name', { title: '名称', ellipsis: 5 }),
  resolvedColumn('weight', {
    title: '重量',
    cell: 'number',
    cellProps: { unit: '吨' },
    field: resolvedField('weight', { unit: '千克' }),
  }),
  resolvedColumn('remark', { title: '备注', ellipsis: 5 }),
];
const cargo = [{ id: '1', name: '杭州西湖区某某机械厂', weight: 12, remark: '到货前请先打电话通知仓库' }];

export const UnitOfACell: Story = {
  render: () => <TableStory columns={weighed} records={cargo} />,
  async play() {
    await expect(screen.getByRole('columnheader', { name: /重量/ })).toHaveTextContent('重量（吨）');
    await expect(screen.getByText('到货前请先…')).toBeInTheDocument();
  },
};

export const WholeTextsOnAPhone: Story = {
  ...phone,
  render: () => <TableStory columns={weighed} records={cargo} />,
  async play() {
    const [card] = await screen.findAllByRole('listitem');
    await expect(card).toHaveTextContent('杭州西湖区某某机械厂');
    await expect(card).toHaveTextContent('重量（吨）12');
    const remark = screen.getByText('到货前请先打电话通知仓库');
    await expect(remark.scrollWidth).toBeLessThanOrEqual(remark.clientWidth);
  },
};

export const MarkedNamesOnAPhone: Story = {
  ...phone,
  render: () => (
    <TableStory
      columns={[resolvedColumn('name'), resolvedColumn('material', { title: '物料', cell: 'reference' })]}
      records={[
        { id: '1', name: '6901234567892', material: 'm1' },
        { id: '2', name: '6901234567908', material: 'm2' },
      ].map((record) => ({
        ...record,
        material_dictText: '六角头螺栓全螺纹',
        material_dictMark: 'M-000002 · M10×40 8.8 级 镀锌钝化',
      }))}
    />
  ),
  async play() {
    const [name] = await screen.findAllByText('六角头螺栓全螺纹');
    const [mark] = screen.getAllByText(/镀锌钝化/);
    await expect(name?.getBoundingClientRect().height).toBeLessThan(30);
    await expect(mark?.getBoundingClientRect().height).toBeLessThan(50);
  },
};

export const WidthByKeys: Story = {
  render: () => <TableStory columns={columns} records={records.slice(0, 3)} onSort={fn()} />,
  async play() {
    const header = () => screen.getByRole('columnheader', { name: /名称/ });
    await waitFor(() => expect(header()).toBeVisible());
    const before = header().offsetWidth;
    within(header()).getByRole('button').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await waitFor(() => expect(header().offsetWidth).toBe(before + 32));
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(header().offsetWidth).toBe(before + 16));
  },
};

export const HundredRows: Story = {
  render: () => <TableStory columns={columns} records={records} selection="multiple" />,
  async play() {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    await waitFor(() => expect(drawnRows()).toBeLessThan(45));
    await expect(screen.queryByText('客户100')).toBeNull();
    grid().scrollTop = 100_000;
    await expectVisible(await screen.findByText('客户100'));
    await expect(screen.getByText('合计').closest('[role=row]')).toHaveTextContent('5,050,010.00');
    await expect(screen.getByText('平均').closest('[role=row]')).toHaveTextContent('50,500.10');
  },
};

export const Keyboard: Story = {
  render: () => <TableStory columns={columns} records={records} labelColumn="name" selection="multiple" />,
  async play() {
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('客户002');
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: '选择“客户002”' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByTestId('opened')).toHaveTextContent('客户002');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(active()?.closest('[role=row]')).toHaveTextContent('客户100'));
    await userEvent.keyboard('{PageUp}{Home}');
    await expect(active()?.querySelector('input')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(active()?.closest('[role=row]')).toHaveTextContent('客户001'));
  },
};

export const Selection: Story = {
  render: () => <TableStory columns={columns} records={records.slice(0, 3)} selection="multiple" />,
  async play() {
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“客户001”' }).parentElement ?? all);
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(screen.getAllByRole('checkbox').every((box) => box instanceof HTMLInputElement && box.checked)).toBe(
      true,
    );
    await userEvent.click(all);
    await expect(screen.getAllByRole('checkbox').some((box) => box instanceof HTMLInputElement && box.checked)).toBe(
      false,
    );
  },
};

const manyColumns = [
  resolvedColumn('name', { title: '名称', fixed: 'left', width: 140 }),
  ...Array.from({ length: 40 }, (_, index) => resolvedColumn(`c${index}`, { title: `第 ${index} 列` })),
];

export const FixedColumns: Story = {
  render: () => (
    <TableStory
      columns={manyColumns}
      records={records.map((record, index) => ({ ...record, c39: `末${index}` }))}
      rowActions={() => [action('edit', '编辑'), action('detail', '详情'), action('delete', '删除')]}
      actionTitles={['编辑', '详情', '删除']}
    />
  ),
  async play() {
    await expect(screen.queryByRole('columnheader', { name: '第 39 列' })).toBeNull();
    await expect(grid()).toHaveAttribute('data-shadow-right');
    grid().scrollLeft = 100_000;
    await expectVisible(await screen.findByText('第 39 列'));
    await expectVisible(screen.getByText('末0'));
    await expectVisible(screen.getByText('客户001'));
    await expectVisible(screen.getAllByRole('button', { name: '编辑' })[0]);
    await waitFor(() => expect(grid()).toHaveAttribute('data-shadow-left'));
    await expect(grid()).not.toHaveAttribute('data-shadow-right');
  },
};

function sums(name: 'left' | 'right' | undefined, last: 'left' | 'right' | undefined) {
  const side = (fixed: 'left' | 'right' | undefined) => (fixed ? { fixed } : {});
  const amount = { cell: 'money', align: 'right' as const, statistics: ['sum' as const, 'average' as const] };
  return [
    resolvedColumn('name', { title: '名称', width: 140, ...side(name) }),
    ...Array.from({ length: 12 }, (_, index) => {
      return resolvedColumn(`a${index}`, { title: `金额${index}`, width: 90 + index * 17, ...amount });
    }),
    resolvedColumn('amount', { title: '总额', width: 150, ...amount, ...side(last) }),
  ];
}
const sides = [
  [undefined, undefined],
  ['left', undefined],
  ['left', 'right'],
  [undefined, 'right'],
  ['left', 'left'],
] as const;

export const SummaryInLine: Story = {
  render: () => (
    <>
      {sides.map(([name, last]) => (
        <TableStory
          key={`${name} ${last}`}
          height={240}
          columns={sums(name, last)}
          selection="multiple"
          records={records.slice(0, 3).map((record, index) => ({ ...record, a0: `${index}.00`, a11: '7.50' }))}
          rowActions={() => [action('edit', '编辑')]}
          actionTitles={['编辑']}
        />
      ))}
    </>
  ),
  async play() {
    await waitFor(() => expect(screen.getAllByText('合计')).toHaveLength(sides.length));
    for (const table of screen.getAllByRole('grid')) {
      for (const offset of [0, 200, 100_000]) {
        table.scrollLeft = offset;
        await waitFor(() =>
          expect(edges(table, '.pw-grid-foot [role=gridcell]')).toEqual(edges(table, '[role=columnheader]')),
        );
      }
    }
  },
};

function edges(table: Element, cells: string): Record<string, string> {
  const found = [...table.querySelectorAll(cells)].map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [cell.getAttribute('aria-colindex') ?? '', `${Math.round(left)}-${Math.round(right)}`] as const;
  });
  return Object.fromEntries(found);
}

export const TotalsOutOfSight: Story = {
  render: () => (
    <TableStory
      height={240}
      columns={sums('left', undefined).slice(0, 13)}
      selection="multiple"
      records={[{ id: '1', name: '客户1', a0: '3.00', a11: '7.50' }]}
    />
  ),
  async play() {
    const row = async () => within((await screen.findByText('合计')).closest<HTMLElement>('[role=row]') ?? grid());
    const away = async () => (await row()).getAllByText(/^金额\d+$/).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await away()).toContain('金额11 7.50'));
    await expect(await away()).not.toContain('金额0 3.00');
    grid().scrollLeft = 100_000;
    await waitFor(async () => expect(await away()).toContain('金额0 3.00'));
    await expect(await away()).not.toContain('金额11 7.50');
  },
};

const amounts = { cell: 'money', align: 'right' as const, statistics: ['sum' as const, 'average' as const] };
const totalled = [
  resolvedColumn('amount', { title: '总额', width: 220, ...amounts }),
  resolvedColumn('name', { title: '名称', width: 140 }),
];
const counted = [1, 2, 3].map((id) => ({ id: String(id), name: `客户${id}`, amount: `${id}000.00` }));

// covers: limit-sums
export const TotalsInTheFirstColumn: Story = {
  render: () => <TableStory height={240} columns={totalled} records={counted} />,
  async play() {
    const [sum, average] = ['合计', '平均'].map((title) => screen.getByText(title).closest('[role="gridcell"]'));
    await expect(sum).toHaveTextContent('合计6,000.00');
    await expect(average).toHaveTextContent('平均2,000.00');
  },
};

// covers: limit-sums
export const TotalsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => <TableStory columns={totalled} records={counted} />,
  async play() {
    const cards = within(await screen.findByRole('list', { name: '客户' })).getAllByRole('listitem');
    await expect(cards.slice(3).map((card) => card.textContent)).toEqual(['合计总额6,000.00', '平均总额2,000.00']);
  },
};

export const Links: Story = {
  render: () => (
    <TableStory
      columns={[
        resolvedColumn('name', { title: '名称', href: "{{ '/customers/' + $record.id + '?by=' + $user.username }}" }),
        resolvedColumn('contact', { title: '联系人', href: '{{ $record.company.id }}' }),
      ]}
      records={[{ id: '1', name: '客户1', contact: '李娜' }]}
    />
  ),
  async play() {
    await expect(await screen.findByRole('link', { name: '客户1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customers\/1\?by=\w+$/),
    );
    await expectVisible(screen.getByText('李娜'));
    await expectVisible(screen.getByRole('button', { name: /文档有问题：“联系人”的链接算不出来：/ }));
  },
};

export const BillsOnAPhone: Story = {
  ...phone,
  render: () => (
    <TableStory
      columns={[
        ...['name', 'code', 'level'].map((key) => resolvedColumn(key)),
        resolvedColumn('status', { title: '状态' }),
        resolvedColumn('amount', { title: '金额', statistics: ['sum'] }),
        resolvedColumn('remark', { title: '备注' }),
      ]}
      records={[{ id: '1', name: 'SO1', code: 'C', level: 'A', status: '已审核', amount: '12.50', remark: '急' }]}
      stateColumn="status"
    />
  ),
  async play() {
    const [card] = within(await screen.findByRole('list', { name: '客户' })).getAllByRole('listitem');
    if (!card) throw new Error('没有卡片');
    await expectVisible(within(card).getByText('已审核'));
    await expectVisible(within(card).getByText('12.50'));
    await expect(within(card).queryByText('急')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    await expectVisible(within(card).getByText('急'));
  },
};

export const LongText: Story = {
  render: () => (
    <TableStory
      columns={[columns[0] ?? resolvedColumn('name'), resolvedColumn('remark', { title: '备注', ellipsis: 0 })]}
      records={records.slice(0, 5)}
      density="compact"
    />
  ),
  async play() {
    const [text] = screen.getAllByTitle(records[0]?.remark ?? '');
    await expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? Number.POSITIVE_INFINITY);
    await expect(text?.closest('[role=row]')?.clientHeight).toBe(32);
  },
};

export const TextOverSeveralLines: Story = {
  render: () => (
    <TableStory
      columns={[
        columns[0] ?? resolvedColumn('name'),
        resolvedColumn('remark', { title: '备注', ellipsis: 0, lines: 3 }),
      ]}
      records={records.slice(0, 5).map((record) => ({ ...record, remark: `第一行\n${record.remark.repeat(6)}` }))}
    />
  ),
  async play() {
    const [text] = await screen.findAllByTitle(/^第一行 Anti/);
    if (!text) throw new Error('没有备注');
    await waitFor(() => expect(text.closest('[role=row]')?.clientHeight).toBe(84));
    await expect(text.clientHeight).toBe(66);
    await expect(screen.getByRole('columnheader', { name: '备注' }).clientHeight).toBeLessThan(44);
    await expect(text.scrollHeight).toBeGreaterThan(66);
  },
};

const sort = fn();
export const Sorting: Story = {
  render: () => (
    <TableStory columns={columns} records={records} sort={[{ column: 'name', order: 'asc' }]} onSort={sort} />
  ),
  async play() {
    sort.mockClear();
    await expect(screen.getByRole('columnheader', { name: /名称/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(screen.getByRole('columnheader', { name: /金额/ })).toHaveAttribute('aria-sort', 'none');
    await expect(screen.getByRole('columnheader', { name: '联系人' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: /金额/ }));
    await expect(sort).toHaveBeenCalledWith('amount', false);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: /金额/ }));
    await user.keyboard('{/Shift}');
    await expect(sort).toHaveBeenLastCalledWith('amount', true);
  },
};

export const SortedBySeveral: Story = {
  render: () => (
    <TableStory
      columns={columns}
      records={records}
      sort={[
        { column: 'amount', order: 'desc' },
        { column: 'name', order: 'asc' },
      ]}
      onSort={sort}
    />
  ),
  async play() {
    await expect(screen.getByRole('columnheader', { name: /金额/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(screen.getByRole('button', { name: /金额/ })).toHaveTextContent('1');
    await expect(screen.getByRole('button', { name: /名称/ })).toHaveTextContent('2');
    await expectVisible(screen.getByTitle(/名称，第 2 排序列/));
  },
};

const press = fn();
export const RowActions: Story = {
  render: () => (
    <TableStory
      columns={columns}
      records={records.slice(0, 2)}
      rowActions={() => [
        action('edit', '编辑'),
        action('examine', '审核', { disabled: true, reason: '金额为零，不能审核' }),
        action('print', '打印'),
        action('delete', '删除'),
      ]}
      actionTitles={['编辑', '审核', '打印', '删除']}
      onAction={press}
    />
  ),
  async play() {
    press.mockClear();
    await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[1] ?? document.body);
    await expect(press).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'edit' }),
      expect.objectContaining({ id: '2' }),
    );
    await expect(screen.getAllByRole('button', { name: '审核' })[0]).toBeDisabled();
    await expectVisible(screen.getAllByTitle('金额为零，不能审核')[0]);
    await userEvent.click(screen.getByRole('button', { name: '“客户001”的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await expect(press).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'delete' }),
      expect.objectContaining({ id: '1' }),
    );
  },
};

let answerChildren: (children: { id: string; name: string }[]) => void = () => undefined;
export const Tree: Story = {
  render: () => (
    <TableStory
      columns={columns.slice(0, 2)}
      records={[
        { id: '1', name: '华东', hasChildren: true },
        { id: '2', name: '华南', hasChildren: true },
        { id: '3', name: '华北' },
      ]}
      loadChildren={() => new Promise((resolve) => (answerChildren = resolve))}
    />
  ),
  async play() {
    const [first, second] = screen.getAllByRole('button', { name: '展开下级' });
    await userEvent.click(first ?? document.body);
    await expectVisible(await screen.findByText('正在加载…'));
    answerChildren([{ id: '11', name: '上海' }]);
    await expectVisible(await screen.findByText('上海'));
    await userEvent.click(screen.getByRole('button', { name: '收起下级' }));
    await waitFor(() => expect(screen.queryByText('上海')).toBeNull());
    await userEvent.click(second ?? document.body);
    answerChildren([]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '展开下级' })).toHaveLength(1));
  },
};

export const FoundInATree: Story = {
  render: () => (
    <TableStory
      columns={columns.slice(0, 2)}
      records={[
        { id: '11', name: '上海', parentPath: '中国 / 华东', hasChildren: true },
        { id: '3', name: '上海路' },
      ]}
    />
  ),
  async play() {
    const path = await screen.findByText('中国 / 华东');
    await expectVisible(path);
    await expect(path.closest('[role=gridcell]')).toHaveTextContent('上海中国 / 华东');
    await expect(screen.queryByRole('button', { name: '展开下级' })).toBeNull();
  },
};

export const WrongColumns: Story = {
  render: () => (
    <TableStory
      columns={[
        ...columns.slice(0, 1),
        resolvedColumn('nmae', {
          title: 'nmae',
          problem: {
            severity: 'error',
            code: 'unknown-field',
            document: 'base/customer.list',
            pointer: '/columns/1',
            message: '没有名为“nmae”的字段。',
            nearest: 'name',
          },
        }),
        resolvedColumn('contact', { title: '联系人', cell: 'txt' }),
      ]}
      records={records.slice(0, 2)}
    />
  ),
  async play() {
    await expectVisible(screen.getByText('客户001'));
    await userEvent.click(
      screen.getAllByRole('button', { name: '文档有问题：没有名为“nmae”的字段。' })[0] ?? document.body,
    );
    await waitFor(() => expect(screen.getByText(/是不是想写“name”/)).toBeVisible());
    await expect(screen.getAllByRole('button', { name: '文档有问题：没有名为“txt”的单元格。' })).toHaveLength(2);
  },
};

export const ResizedColumn: Story = {
  render: () => <TableStory columns={columns} records={records.slice(0, 3)} />,
  async play() {
    const header = () => screen.getByRole('columnheader', { name: /名称/ });
    const width = header().clientWidth;
    const handle = header().querySelector('.pw-resize');
    if (!handle) throw new Error('没有拖动的边');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 300, clientY: 20 } },
      { target: handle, coords: { clientX: 240, clientY: 20 } },
      { keys: '[/MouseLeft]', target: handle },
    ]);
    await waitFor(() => expect(header().clientWidth).toBe(width - 60));
    await userEvent.dblClick(handle);
    await waitFor(() => expect(header().clientWidth).toBe(width));
  },
};

const drawValue = fn();
const countedCells = createRegistry({
  widgets: [],
  cells: [
    {
      name: 'counted',
      title: '数着画的',
      component: ({ value }) => String(value),
      draw({ value, column }) {
        drawValue(column.key);
        return String(value);
      },
      props: {},
    },
  ],
  actions: [],
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton },
}).cells;
const plain = ['name', 'contact', 'amount'].map((key) => resolvedColumn(key, { title: key, cell: 'counted' }));
const [firstPlain, ...otherPlain] = plain;

function Retitled() {
  const [title, setTitle] = useState('name');
  const [shown, setShown] = useState(plain);
  const change = () => {
    setTitle('名字');
    setShown(firstPlain ? [{ ...firstPlain, title: '名字' }, ...otherPlain] : plain);
  };
  return (
    <>
      <button onClick={change}>{title}</button>
      <TableStory columns={shown} records={records} cells={countedCells} />
    </>
  );
}

export const AnotherTitle: Story = {
  render: () => <Retitled />,
  async play() {
    await waitFor(() => expect(screen.getByText('客户001')).toBeVisible());
    drawValue.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'name' }));
    await expect(await screen.findByRole('columnheader', { name: /名字/ })).toBeVisible();
    await expect(new Set(drawValue.mock.calls.flat())).toEqual(new Set(['name']));
  },
};

export const NoRows: Story = {
  render: () => <TableStory columns={columns.slice(0, 2)} records={[]} />,
  async play() {
    await expect(grid()).toHaveAttribute('aria-rowcount', '1');
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{Enter} ');
    await expect(grid()).not.toHaveAttribute('aria-activedescendant');
  },
};
