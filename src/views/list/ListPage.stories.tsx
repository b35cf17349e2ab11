// covers: limit-pages
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakeFiles } from '../../../.storybook/fake-files.ts';
import { choose, expectVisible } from '../../../.storybook/play.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { resolvedButton } from '../../runtime/list/testing/resolved-list.ts';
import { PortError, type Ports, type SavedView } from '../../runtime/ports/index.ts';
import { memorySavedViews } from '../../runtime/ports/testing/memory-saved-views.ts';
import { customerList, customerRecords } from './testing/customers.ts';
import { ListStory } from './testing/ListStory.tsx';

const meta: Meta = { title: '列表页/列表页' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = memoryRecords([]);
const fresh = (change: (port: MemoryRecords) => void = () => undefined) => {
  records = customerRecords();
  change(records);
  return records;
};
const flat = () =>
  memoryRecords(
    customerRecords()
      .records.slice(0, 10)
      .map((record) => ({ ...record, parentId: '0' })),
  );
const fails = (error: PortError) => (port: MemoryRecords) => void port.failures.set('list', error);
const url = () => screen.getByTestId('url').textContent;
const names = () => screen.queryAllByRole('button', { name: /^客户\d+$/ }).map((button) => button.textContent);
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));

export const Usual: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await expectVisible(await screen.findByText('共23条'));
    await expect(names()).toHaveLength(10);
    await expect(names()[0]).toBe('客户01');
    await expect(url()).toBe('');
    await expect(records.calls[0]).toContain('column=createTime&order=desc&pageNo=1&pageSize=10');
  },
};

export const DatesThatCannotBeAskedFor: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await screen.findByText('共23条');
    const side = (name: string) => screen.getByPlaceholderText<HTMLInputElement>(name);
    const asked = () => records.calls.length;
    const before = asked();
    if (!screen.queryByPlaceholderText('开始日期')) await click('展开');
    await userEvent.type(side('开始日期'), '三月{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('“三月”不是日期，请写成2026-03-01这样。'));
    await click('查询');
    await waitFor(() => expect(side('开始日期')).toHaveFocus());
    await expect(side('开始日期')).toHaveValue('三月');
    await userEvent.clear(side('开始日期'));
    await userEvent.type(side('开始日期'), '2026/1/20');
    await userEvent.type(side('结束日期'), '20260110');
    await click('查询');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('结束日期早于开始日期，请改正。'));
    await expect([side('开始日期').value, side('结束日期').value]).toEqual(['2026-01-20', '2026-01-10']);
    await expect(asked()).toBe(before);
    await userEvent.clear(side('结束日期'));
    await userEvent.type(side('结束日期'), '2026-01-21');
    await click('查询');
    await expectVisible(await screen.findByText('共2条'));
    await expect(url()).toContain('openedOn.begin=2026-01-20&openedOn.end=2026-01-21');
    await expect(screen.queryByText('结束日期早于开始日期，请改正。')).toBeNull();
  },
};

export const TotalsOfThePageAndOfAll: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    const row = async (name: string) => (await screen.findByText(name, { exact: true })).closest('[role=row]');
    const balance = (own: readonly { balance?: unknown }[]) =>
      own.reduce((sum, each) => sum + Number(each.balance), 0).toLocaleString('en', { minimumFractionDigits: 2 });
    await waitFor(async () => expect(await row('合计')).toHaveTextContent(balance(records.records)));
    await expect(await row('本页合计')).not.toHaveTextContent(balance(records.records));
  },
};

export const SoManyThatTheyAreNotCounted: Story = {
  render: () => (
    <ListStory
      list={customerList()}
      records={fresh((port) => {
        const { list } = port;
        port.list = async (...call) => ({ ...(await list(...call)), total: 1_230_000, estimated: true });
      })}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('共约1230000条'));
    await expect(names()).toHaveLength(10);
  },
};

export const FilledIn: Story = {
  render: () => (
    <ListStory
      list={customerList()}
      records={fresh((port) => {
        const { list } = port;
        port.list = async (...call) => ({ ...(await list(...call)), filling: ['正在补算客户：20/100'] });
      })}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('正在补算客户：20/100'));
  },
};

export const Searching: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} search="?list.page=2" />,
  async play() {
    await waitFor(() => expect(names()[0]).toBe('客户11'));
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '客户07{Enter}');
    await waitFor(() => expect(names()).toEqual(['客户07']));
    await expect(new URLSearchParams(url() ?? '').get('name')).toBe('客户07');
    await expect(url()).not.toContain('list.page');
    await click('重置');
    await waitFor(() => expect(names()).toHaveLength(10));
    await expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('');
  },
};

export const ResetBeforeAsking: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '客户07');
    await click('重置');
    await expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('');
    await waitFor(() => expect(records.calls.filter((call) => call.startsWith('list'))).toHaveLength(2));
    await expect(records.calls[1]).toBe(records.calls[0]);
  },
};

export const DatesOfARangeAreWhole: Story = {
  render: () => (
    // Three columns of 250 px would fit, in which a range of dates is cut.
    <div style={{ width: 816 }}>
      <ListStory
        list={customerList({ search: customerList().search.toReversed() })}
        records={fresh()}
        search="?openedOn.begin=2026-10-28&openedOn.end=2026-11-29"
      />
    </div>
  ),
  async play() {
    await click('展开');
    for (const name of ['开始日期', '结束日期']) {
      const input = screen.getByPlaceholderText<HTMLInputElement>(name);
      await expect(input.value).toMatch(/^2026-1\d-2\d$/);
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    }
  },
};

export const SearchFieldsAreEquallyWide: Story = {
  render: () => (
    <div style={{ width: 960 }}>
      <ListStory list={customerList()} records={fresh()} />
    </div>
  ),
  async play() {
    const labels = () => screen.getAllByText(/^(名称|等级|开户日期|余额)$/, { selector: '.pw-search-label' });
    const widths = () => labels().map((label) => Math.round(label.parentElement?.getBoundingClientRect().width ?? 0));
    await waitFor(() => expect(widths()).toHaveLength(2));
    const [width] = widths();
    // The range of dates is in the last column, below which the buttons are.
    await click('展开');
    await expect(widths()).toEqual([width, width, width, width]);
  },
};

export const MoreSearchFields: Story = {
  render: () => (
    <div style={{ width: 700 }}>
      <ListStory list={customerList()} records={fresh()} search="?balance.begin=2000" />
    </div>
  ),
  async play() {
    await waitFor(() => expect(names()).toHaveLength(4));
    await expect(screen.queryByText('开户日期', { selector: '.pw-search-label' })).toBeNull();
    await click('展开');
    await expectVisible(screen.getByText('开户日期', { selector: '.pw-search-label' }));
    await expect(await screen.findByLabelText('余额从')).toHaveValue('2,000');
    await click('收起');
    await waitFor(() => expect(screen.queryByLabelText('余额从')).toBeNull());
  },
};

export const Paging: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await screen.findByText('共23条');
    await userEvent.click(screen.getByTitle('3'));
    await waitFor(() => expect(names()).toEqual(['客户21', '客户22', '客户23']));
    await expect(url()).toBe('?list.page=3');
    await userEvent.click(screen.getByRole('button', { name: /名称/ }));
    await waitFor(() => expect(url()).toBe('?list.sort=name'));
    await waitFor(() => expect(names()[0]).toBe('客户01'));
  },
};

export const SortedBySeveral: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await screen.findByText('共23条');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /等级/ }));
    await waitFor(() => expect(url()).toBe('?list.sort=level'));
    screen.getByRole('button', { name: /余额/ }).focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(url()).toBe('?list.sort=level%2Cbalance'));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['客户23', '客户21']));
    await expect(records.calls.at(-1)).toContain('column=level%2Cbalance&order=asc');
    await expect(screen.getByRole('button', { name: /余额/ })).toHaveTextContent('2');
  },
};

export const SelectionAcrossPages: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户02”' }));
    await userEvent.click(screen.getByTitle('2'));
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户12”' }));
    await expectVisible(screen.getByText('已选择 2 项'));
    await userEvent.click(screen.getByTitle('1'));
    await expect(await screen.findByRole('checkbox', { name: '选择“客户02”' })).toBeChecked();
    await click('清空');
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“客户02”' }));
    await click('查询');
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull());
  },
};

// covers: rule-delete-n
export const AllOfTheQuery: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} search="?level=A" />,
  async play() {
    await screen.findByText('共12条');
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await expectVisible(await screen.findByText(/已选本页 10 条/));
    await click('选择全部 12 条');
    await expectVisible(screen.getByText('已选择 12 项'));
    await userEvent.click(screen.getByTitle('2'));
    await expect(await screen.findByRole('checkbox', { name: '选择“客户21”' })).toBeChecked();
    await click('批量删除');
    const dialog = await screen.findByRole('dialog', { name: '确认删除' });
    await waitFor(() => expect(within(dialog).getByText('确定要删除这 12 项吗?')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expectVisible(await screen.findByText('批量删除成功！共 12 条'));
    await expect(records.calls).toContain('removeQuery level=A&column=createTime&order=desc 12');
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull());
    await expectVisible(await screen.findByText('没有符合条件的数据'));
  },
};

export const AllOfTheQueryButOne: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await screen.findByText('共23条');
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await click('选择全部 23 条');
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“客户03”' }));
    await expectVisible(screen.getByText('已选择 9 项'));
    await expect(screen.queryByText(/已选本页/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“客户03”' }));
    await click('选择全部 23 条');
    await click('取消选择');
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull());
  },
};

const estimated = (port: MemoryRecords) => {
  const { list } = port;
  port.list = async (...call) => ({ ...(await list(...call)), total: 1_230_000, estimated: true });
};
const whyNotAll = (text: string): NonNullable<Story['play']> =>
  async function play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await expectVisible(await screen.findByText(new RegExp(text)));
    await expect(screen.queryByRole('button', { name: /^选择全部/ })).toBeNull();
  };
export const NotAllOfSoMany: Story = {
  render: () => <ListStory list={customerList()} records={fresh(estimated)} />,
  play: whyNotAll('记录太多，不能选择全部；请缩小查询范围到 100,000 条以内'),
};
export const NotAllOfATree: Story = {
  render: () => <ListStory list={customerList({ tree: { parent: 'parentId' } })} records={flat()} />,
  play: whyNotAll('树形列表只能选中看得到的记录，不能选择全部'),
};

const wentTo = fn();
const linked = (): ResolvedList => {
  const list = customerList();
  const hrefs: Record<string, string> = {
    level: "{{ '/base/customer?level=' + $record.level }}",
    balance: "{{ '/finance/account?customer=' + $record.id }}",
    openedOn: "{{ 'https://example.com/' + $record.openedOn }}",
  };
  return {
    ...list,
    columns: list.columns.map((column) => {
      const href = hrefs[column.key];
      return href === undefined ? column : { ...column, href };
    }),
  };
};
export const LinksOfColumns: Story = {
  render: () => <ListStory list={linked()} records={fresh()} navigate={wentTo} />,
  async play() {
    wentTo.mockClear();
    const [level] = await screen.findAllByRole('link', { name: '重点客户' });
    await expect(level).toHaveAttribute('href', '/base/customer?level=A');
    if (level) await userEvent.click(level);
    await expect(wentTo.mock.calls).toEqual([[{ to: '/base/customer?level=A' }]]);
    await userEvent.click(screen.getByRole('link', { name: '2,300.00' }));
    await expect(wentTo).toHaveBeenLastCalledWith({ to: '/finance/account?customer=1' });
    const day = screen.getByRole('link', { name: '2026-01-01' });
    await expect(day).toHaveAttribute('href', 'https://example.com/2026-01-01');
    await expect(day).toHaveAttribute('target', '_blank');
  },
};

export const BatchDelete: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} search="?list.page=3" />,
  async play() {
    await waitFor(() => expect(names()).toHaveLength(3));
    await click('批量删除');
    await expectVisible(await screen.findByText('请选择一条记录！'));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await expectVisible(screen.getByText('已选择 3 项'));
    await click('批量删除');
    const dialog = await screen.findByRole('dialog', { name: '确认删除' });
    await waitFor(() => expect(within(dialog).getByText('是否删除选中数据?')).toBeVisible());
    await expectVisible(within(dialog).getByText('共 3 条'));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expectVisible(await screen.findByText('批量删除成功！'));
    await waitFor(() => expect(names()[0]).toBe('客户11'));
    await expect(url()).toBe('?list.page=2');
    await expect(screen.queryByText(/已选择/)).toBeNull();
    await expect(records.calls).toContain('removeBatch 21,22,23');
  },
};

const keeping = (call: Ports['requests']['call']) => {
  const list = customerList();
  return (
    <ListStory
      list={{ ...list, model: { ...list.model, recycleBin: true } }}
      records={fresh()}
      ports={{ requests: { call } }}
    />
  );
};
const deleteFirst = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户01”' }));
  await click('批量删除');
  const dialog = await screen.findByRole('dialog', { name: '确认删除' });
  await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(names()[0]).toBe('客户02'));
  await expect(await screen.findByText(/^已删除 1 条/)).toHaveAttribute('role', 'status');
  await userEvent.click(await screen.findByRole('button', { name: /撤\s?销/ }));
};

export const DeletionTakenBack: Story = {
  render: () =>
    keeping(async ({ path, body }) => {
      if (path.endsWith('/putRecycleBin')) records.records = customerRecords().records;
      return { result: body, message: '' };
    }),
  async play() {
    await deleteFirst();
    await waitFor(() => expect(screen.getByText('已恢复 1 条')).toBeVisible());
    await waitFor(() => expect(names()[0]).toBe('客户01'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /撤\s?销/ })).toBeNull());
  },
};

export const DeletionThatCannotBeTakenBack: Story = {
  render: () =>
    keeping(async () => {
      throw new PortError('invalid', '编码“C01”已被使用，不能还原。');
    }),
  async play() {
    await deleteFirst();
    await waitFor(() => expect(screen.getByText('编码“C01”已被使用，不能还原。')).toBeVisible());
    await expect(names()[0]).toBe('客户02');
  },
};

export const DeleteRefused: Story = {
  render: () => (
    <ListStory
      list={customerList()}
      records={fresh((port) =>
        port.failures.set(
          'remove',
          new PortError('invalid', '该客户已有订单，不能删除', { requestId: 'r-1', status: 200 }),
        ),
      )}
    />
  ),
  async play() {
    const row = await screen.findByRole('row', { name: /客户01/ });
    await userEvent.click(within(row).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog', { name: '确认删除' });
    await waitFor(() => expect(within(dialog).getByText('确定删除“客户01”吗？')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expectVisible(await screen.findByText('该客户已有订单，不能删除'));
    await expect(names()[0]).toBe('客户01');
  },
};

export const ErrorAndRetry: Story = {
  render: () => (
    <ListStory
      list={customerList()}
      records={fresh(fails(new PortError('server', '数据库忙，请稍候', { requestId: 'req-42' })))}
    />
  ),
  async play() {
    const alert = await screen.findByRole('alert');
    await expectVisible(within(alert).getByText('数据库忙，请稍候'));
    await expectVisible(within(alert).getByText('请求编号 req-42'));
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(names()).toHaveLength(10));
  },
};

export const RefreshFails: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    fails(new PortError('timeout', '网络超时'))(records);
    await click('刷新');
    await expectVisible(await screen.findByText('网络超时'));
    await expect(names()).toHaveLength(10);
  },
};

/** The application has already shown the error of the connection. */
const told = Object.assign(new PortError('server', '数据库忙，请稍候'), { isReported: true });
// covers: error-list
export const FailureToldOnce: Story = {
  render: () => <ListStory list={customerList()} records={fresh(fails(told))} />,
  async play() {
    await expectVisible(await screen.findByText('数据库忙，请稍候'));
    await expectVisible(await button('重试'));
    await expect(document.querySelector('.ant-message-notice')).toBeNull();
  },
};

export const Offline: Story = {
  render: () => <ListStory list={customerList()} records={fresh(fails(new PortError('offline', '网络断开了')))} />,
  async play() {
    await expectVisible(await screen.findByText('网络连接已断开'));
    await expectVisible(await button('重试'));
  },
};

export const Forbidden: Story = {
  render: () => (
    <ListStory list={customerList()} records={fresh(fails(new PortError('forbidden', '没有权限，请联系管理员授权')))} />
  ),
  async play() {
    await expectVisible(await screen.findByText('没有权限查看'));
    await expectVisible(screen.getByText(/base:customer:list/));
  },
};

export const Empty: Story = {
  render: () => <ListStory list={customerList()} records={memoryRecords([])} />,
  async play() {
    const state = (await screen.findByText('暂无客户')).closest('.pw-state');
    if (!(state instanceof HTMLElement)) throw new Error('没有空状态');
    await userEvent.click(within(state).getByRole('button', { name: '新增' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '新增 客户' })).toBeVisible());
  },
};

export const FilteredEmpty: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} search="?name=没有这个" />,
  async play() {
    await expectVisible(await screen.findByText('没有符合条件的数据'));
    await click('清空条件');
    await waitFor(() => expect(names()).toHaveLength(10));
    await expect(url()).toBe('');
  },
};

// covers: rule-address
export const AddressMissing: Story = {
  render: () => (
    <ListStory
      list={customerList({ endpoints: { ...customerList().endpoints, list: null, delete: null } })}
      records={fresh()}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('请设置 url.list 属性！', { selector: '.pw-state-title' }));
    await expect(records.calls).toEqual([]);
  },
};

export const WrongButton: Story = {
  render: () => (
    <ListStory
      list={customerList({
        toolbar: [
          resolvedButton('freeze', '冻结', {
            steps: [{ action: 'reqest', args: { reqest: 'base/freeze' }, pointer: '/toolbar/0/do' }],
          }),
          resolvedButton('add', '新增', { kind: 'primary' }),
        ],
      })}
      records={fresh()}
    />
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /文档有问题：按钮“冻结”/ }));
    await waitFor(() => expect(screen.getByText(/是不是想写“request”/)).toBeVisible());
    await expect(await button('新增')).toBeEnabled();
  },
};

export const Look: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    const row = () => screen.getByText('客户01').closest('[role=row]')?.clientHeight;
    await expect(row()).toBe(40);
    await click('密度');
    await userEvent.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    await waitFor(() => expect(row()).toBe(32));
    await click('列设置');
    await userEvent.click(await screen.findByRole('checkbox', { name: '等级' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /等级/ })).toBeNull());
    await click('全屏');
    await expect(screen.getByRole('region', { name: '客户' }).clientWidth).toBe(window.innerWidth);
    await click('退出全屏');
  },
};

export const DoubleClick: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.dblClick(screen.getByText('2026-01-02'));
    const detail = await screen.findByRole('dialog', { name: '详情 客户' });
    await waitFor(() => expect(within(detail).getByText('客户02')).toBeVisible());
    await userEvent.click(within(detail).getByRole('button', { name: '全屏' }));
    await waitFor(() => expect(detail.clientWidth).toBe(window.innerWidth));
  },
};

export const ColumnsInAnotherOrder: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    const titles = () =>
      screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent ? [textContent.trim()] : []));
    await waitFor(() => expect(names()).toHaveLength(10));
    await click('列设置');
    await click('上移“开户日期”');
    await click('上移“开户日期”');
    await waitFor(() => expect(titles().join(' ')).toMatch(/名称.*开户日期.*等级.*余额/));
    await click('固定到左边“余额”');
    await waitFor(() => expect(titles().join(' ')).toMatch(/余额.*名称.*开户日期.*等级/));
    await click('固定到右边“名称”');
    await waitFor(() => expect(titles().join(' ')).toMatch(/余额.*开户日期.*等级.*名称/));
    await click('不再固定“名称”');
    await waitFor(() => expect(titles().join(' ')).toMatch(/余额.*名称.*开户日期.*等级/));
    await click('恢复默认');
    await waitFor(() => expect(titles().join(' ')).toMatch(/名称.*等级.*余额.*开户日期/));
  },
};

export const Views: Story = {
  render: () => <ListStory list={customerList()} records={fresh()} search="?level=A&list.page=2&tab=notes" />,
  async play() {
    await waitFor(() => expect(names()[0]).toBe('客户21'));
    await click('列设置');
    await userEvent.click(await screen.findByRole('checkbox', { name: '余额' }));
    await click('视图');
    await userEvent.type(await screen.findByRole('textbox', { name: '视图名称' }), '重点客户{Enter}');
    await waitFor(() => expect(screen.getByText('保存成功')).toBeVisible());
    const saved = await screen.findByRole('list', { name: '保存的视图' });
    const current = () => within(saved).getByText('重点客户').closest('li');
    await waitFor(() => expect(current()).toHaveAttribute('aria-current', 'true'));
    await click('重置');
    await waitFor(() => expect(names()[0]).toBe('客户01'));
    await click('列设置');
    await click('恢复默认');
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /余额/ })).toBeVisible());
    await click('视图');
    await click('重点客户');
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['客户01', '客户03']));
    await expect(new URLSearchParams(url() ?? '').get('tab')).toBe('notes');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /余额/ })).toBeNull());
    await click('视图');
    await click('重命名视图“重点客户”');
    const name = await screen.findByRole('textbox', { name: '视图“重点客户”的新名称' });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await expectVisible(await screen.findByText('保存名称不能为空'));
    await userEvent.type(name, '老客户{Enter}');
    await waitFor(async () => expect(await button('老客户')).toHaveFocus());
    await expect(screen.queryByRole('button', { name: '重点客户' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '备用{Enter}');
    await click('重命名视图“备用”');
    const second = await screen.findByRole('textbox', { name: '视图“备用”的新名称' });
    await userEvent.clear(second);
    await userEvent.type(second, '老客户{Enter}');
    await expectVisible(await screen.findByText('老客户 已存在，请换一个名称。'));
    await userEvent.type(second, '{Escape}');
    await waitFor(async () => expect(await button('备用')).toHaveFocus());
    await click('删除视图“备用”');
    await click('确定');
    await waitFor(() => expect(screen.queryByText('备用')).toBeNull());
    await click('删除视图“老客户”');
    await waitFor(() => expect(screen.getByText('删除视图“老客户”？')).toBeVisible());
    await click('确定');
    await waitFor(() => expect(screen.getByText(/下次点一下就是这样/)).toBeVisible());
  },
};

const keptView = (change: Partial<SavedView> = {}): SavedView => {
  const content = { search: '?level=A', look: { hidden: ['balance'] } };
  return { id: 'v1', title: '重点客户', content, shared: true, own: false, createBy: '李娜', ...change };
};
const drawWith = (view: SavedView, search: string) => (
  <ListStory list={customerList()} records={fresh()} search={search} ports={{ savedViews: memorySavedViews([view]) }} />
);
const balance = () => screen.queryByRole('columnheader', { name: /余额/ });

export const ViewOfTheAddress: Story = {
  render: () => drawWith(keptView(), '?list.view=v1&tab=notes'),
  async play() {
    await waitFor(() => expect(url()).toBe('?tab=notes&level=A&list.from=v1'));
    await waitFor(() => expect(names()[0]).toBe('客户01'));
    await expect(balance()).toBeNull();
    await click('视图');
    const saved = await screen.findByRole('list', { name: '保存的视图' });
    await waitFor(() =>
      expect(within(saved).getByText('重点客户').closest('li')).toHaveAttribute('aria-current', 'true'),
    );
    await expectVisible(within(saved).getByRole('button', { name: /复制视图“重点客户”的链接/ }));
  },
};

export const ViewThatIsGone: Story = {
  render: () => drawWith(keptView(), '?list.view=v2'),
  async play() {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('链接里的视图已经删除，或者没有共享给您'));
    await waitFor(() => expect(names()).toHaveLength(10));
    await expect(url()).toBe('');
  },
};

export const ViewOfTheRole: Story = {
  render: () => drawWith(keptView({ defaultRoles: ['mine'] }), ''),
  async play() {
    await waitFor(() => expect(url()).toBe('?level=A&list.from=v1'));
    await waitFor(() => expect(balance()).toBeNull());
    await click('重置');
    await waitFor(() => expect(url()).toBe('?list.from=v1'));
    await expect(balance()).toBeNull();
  },
};

export const NotTheRolesViewWhereTheAddressAsks: Story = {
  render: () => drawWith(keptView({ defaultRoles: ['mine'] }), '?level=B'),
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    await expect(url()).toBe('?level=B');
    await expectVisible(balance());
  },
};

export const ViewForARole: Story = {
  render: () => drawWith(keptView({ own: true }), ''),
  async play() {
    await waitFor(() => expect(names()).toHaveLength(10));
    await click('视图');
    await click('视图“重点客户”：设为角色的默认视图');
    await choose('角色', '销售员');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '角色' })).toHaveAttribute('aria-expanded', 'false'),
    );
    await click('确定');
    await waitFor(() => expect(screen.getByText('保存成功')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: '视图“重点客户”：1 个角色默认用它' })).toBeVisible());
  },
};

const whyCall: Ports['requests']['call'] = async ({ path }) => ({
  result: path.endsWith('/why')
    ? { dataRules: 1, rules: [{ name: '本部门', text: 'sysOrgCode = #{sys_org_code}' }] }
    : null,
  message: '',
});

export const WhyIsItEmpty: Story = {
  render: () => (
    <ListStory
      list={{ ...customerList(), withheld: [{ title: '导入', permission: 'base:customer:import' }] }}
      records={fresh()}
      search="?name=没有这个"
      ports={{ requests: { call: whyCall } }}
    />
  ),
  async play() {
    await userEvent.click(await button('查看原因'));
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    await waitFor(() => expect(within(why).getByText('名称：没有这个')).toBeVisible());
    await waitFor(() => expect(within(why).getByText('本部门')).toBeVisible());
    await expectVisible(within(why).getByText('“导入”没有显示：您没有权限 base:customer:import。'));
    await userEvent.click(within(why).getByRole('button', { name: '清空条件' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const byCustomer = (): ResolvedList => {
  const list = customerList();
  const [name, ...others] = list.search;
  const reference = { model: 'base/group', copy: {}, onDelete: 'refuse' as const, where: {} };
  const group = name && {
    ...name,
    name: 'group',
    title: '集团',
    mode: 'equals' as const,
    component: 'Reference',
    props: { model: 'base/group' },
    field: { ...name.field, name: 'group', title: '集团', reference },
  };
  return { ...list, search: group ? [group, ...others] : others };
};
export const WhyByName: Story = {
  render: () => (
    <ListStory
      list={byCustomer()}
      records={fresh((port) => void (port.options = async () => [{ value: 'g1', text: '远东集团' }]))}
      search="?group=g1"
    />
  ),
  async play() {
    await userEvent.click(await button('查看原因'));
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    await waitFor(() => expect(within(why).getByText('远东集团').closest('li')).toHaveTextContent('集团：远东集团'));
  },
};

const groups = [
  { value: 'g1', text: '远东集团' },
  { value: 'g2', text: '华北集团' },
];
const named = (): ResolvedList => {
  const list = byCustomer();
  const queryFields = list.search.map((search) => {
    const { mode: _, default: __, ...field } = search;
    return field;
  });
  return { ...list, queryFields, where: { group: ['g1', 'g2'] } };
};
export const WhyByNameEverywhere: Story = {
  render: () => (
    <ListStory
      list={named()}
      records={fresh(
        (port) => void (port.options = async (_, { ids = [] }) => groups.filter((one) => ids.includes(one.value))),
      )}
      search="?list.where=level:eq:A&list.where=(or&list.where=group:in:g2,g1&list.where=group:eq:g2&list.where=)"
    />
  ),
  async play() {
    await userEvent.click(await button('查看原因'));
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    const lines = (part: string) => within(why).getByRole('region', { name: part }).querySelector('li');
    await waitFor(() =>
      expect(lines('您的查询条件')).toHaveTextContent(
        '高级查询：等级 等于 重点客户 并且 （集团 在 华北集团、远东集团 中 或者 集团 等于 华北集团）',
      ),
    );
    await waitFor(() => expect(lines('页面的固定条件')).toHaveTextContent('集团 在 远东集团、华北集团 中'));
  },
};

const ofRow = (): ResolvedList => {
  const list = customerList();
  const shut = resolvedButton('close', '关账', { disabled: "{{ $record.level == 'A' }}", steps: [] });
  const columns = list.columns.map((column) =>
    column.key === 'balance' ? { ...column, visible: '{{ $user.admin }}' } : column,
  );
  return { ...list, columns, rowActions: [...list.rowActions, shut] };
};
export const WhyOfARow: Story = {
  render: () => <ListStory list={ofRow()} records={fresh()} />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户01”' }));
    await click('为什么是这样（F1）');
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    await expectVisible(await within(why).findByText("“关账”不能按：条件 {{ $record.level == 'A' }} 现在成立。"));
    await expectVisible(within(why).getByText('“余额”没有显示：它的条件 {{ $user.admin }} 现在不成立。'));
  },
};

/** A user who does not manage the data rules sees their number, not their contents. */
export const WhyByF1: Story = {
  render: () => (
    <ListStory
      list={customerList()}
      records={fresh()}
      ports={{ requests: { call: async () => ({ result: { dataRules: 2 }, message: '' }) } }}
    />
  ),
  async play() {
    const name = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.click(name);
    await userEvent.keyboard('{F1}');
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    await waitFor(() => expect(within(why).getByText(/管理员给您的角色设了 2 条数据规则/)).toBeVisible());
    await expectVisible(within(why).getByText('没有查询条件。'));
    await userEvent.click(within(why).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => <ListStory list={customerList()} records={fresh()} />,
  async play() {
    const list = await screen.findByRole('list', { name: '客户' });
    const [card] = within(list).getAllByRole('listitem');
    if (!card) throw new Error('没有卡片');
    await expect(within(card).queryByText('开户日期')).toBeNull();
    const ends = [...list.querySelectorAll('.pw-cell-figure')].map((figure) => figure.getBoundingClientRect().right);
    await expect(ends.length).toBeGreaterThan(10);
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    await expectVisible(within(card).getByText('开户日期'));
    for (const target of within(card).getAllByRole('button'))
      await expect(target.clientHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
    await expectVisible(await screen.findByText('已选择 10 项'));
    await expectVisible(await button('选择全部 23 条'));
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull());
    await click('筛选');
    const sheet = await screen.findByRole('dialog', { name: '筛选' });
    await choose('排序', '余额升序');
    await waitFor(() => expect(url()).toBe('?list.sort=balance'));
    await waitFor(() => expect(names()[0]).toBe('客户23'));
    await userEvent.type(within(sheet).getByRole('textbox', { name: '名称' }), '客户05{Enter}');
    await waitFor(() => expect(names()).toEqual(['客户05']));
  },
};

export const PhoneToolbar: Story = {
  globals: Phone.globals ?? {},
  parameters: Phone.parameters ?? {},
  render: () => {
    const endpoints = { ...customerList().endpoints, exportXls: '/base/customer/exportXls' };
    const [add, remove] = customerList().toolbar;
    const toolbar = [add, remove, resolvedButton('export', '导出'), resolvedButton('advanced-query', '高级查询')];
    return (
      <ListStory list={customerList({ endpoints, toolbar: toolbar.flatMap((one) => one ?? []) })} records={fresh()} />
    );
  },
  async play() {
    await expectVisible(await button('新增'));
    await expect(screen.queryByRole('button', { name: '批量删除' })).toBeNull();
    await click('更多');
    await userEvent.click(await screen.findByRole('menuitem', { name: '为什么是这样' }));
    const why = await screen.findByRole('dialog', { name: '为什么“客户”是这样' });
    await waitFor(() => expect(why).toBeVisible());
    await userEvent.click(within(why).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('更多');
    await userEvent.click(await screen.findByRole('menuitem', { name: '导出' }));
    await waitFor(() => expect(records.calls.at(-1)).toContain('exportFile'));
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户02”' }));
    await expectVisible(await button('批量删除'));
  },
};

export const SlowQuery: Story = {
  render: () => {
    const port = fresh();
    const { list } = port;
    const never: typeof list = (_path, _query, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new PortError('cancelled', '请求已取消')));
      });
    port.list = (path, query, options) => (query['name'] ? never : list)(path, query, options);
    return <ListStory list={customerList()} records={port} search="?name=*" />;
  },
  async play() {
    await expectVisible(await screen.findByText(/查询时间较长/, undefined, { timeout: 10_000 }));
    await click('取消查询');
    await expectVisible(await screen.findByText('已取消查询，可以缩小查询范围后重试'));
    await click('重置');
    await waitFor(() => expect(names()).toHaveLength(10));
  },
};

let stop: AbortSignal | undefined;
export const ExportStopped: Story = {
  render: () => {
    const endpoints = { ...customerList().endpoints, exportXls: '/base/customer/exportXls' };
    const toolbar = [resolvedButton('export', '导出', { icon: 'download' })];
    const slow = fresh();
    slow.exportFile = (_path, _query, options) =>
      new Promise((_, reject) => {
        stop = options?.signal;
        options?.onProgress?.(0.42);
        const refuse = () => reject(new PortError('cancelled', '请求已取消'));
        options?.signal?.addEventListener('abort', refuse);
      });
    return <ListStory list={customerList({ endpoints, toolbar })} records={slow} />;
  },
  async play() {
    await screen.findByText('共23条');
    await click('导出');
    await expectVisible(await screen.findByText('正在导出，请稍候…'));
    await expectVisible(await screen.findByText('42%'));
    await expect(screen.getByRole('progressbar', { name: '正在导出，请稍候…' })).toHaveValue(0.42);
    await userEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }));
    await waitFor(() => expect(screen.queryByText('正在导出，请稍候…')).toBeNull());
    await expect(stop?.aborted).toBe(true);
  },
};

export const Exporting: Story = {
  render: () => {
    const endpoints = { ...customerList().endpoints, exportXls: '/base/customer/exportXls' };
    const toolbar = [resolvedButton('export', '导出', { icon: 'download' })];
    return <ListStory list={customerList({ endpoints, toolbar })} records={fresh()} search="?level=A&list.page=2" />;
  },
  async play() {
    await screen.findByText('共12条');
    await click('导出');
    await waitFor(() => expect(records.calls).toContain('exportFile level=A&column=createTime&order=desc'));
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“客户21”' }));
    records.failures.set('exportFile', new PortError('server', '文件下载失败'));
    await click('导出');
    await expectVisible(await screen.findByText('文件下载失败'));
    await expect(records.calls.at(-1)).toContain('selections=21');
  },
};

const went = fn();

// covers: call-print
export const ReportToPrint: Story = {
  render: () => {
    went.mockClear();
    const steps = [{ action: 'print', args: { print: "{{ '/reports/' + $record.level }}" }, pointer: '/rowActions/0' }];
    const files = { ...createFakeFiles(), reportLink };
    const list = customerList({ rowActions: [resolvedButton('report', '打印报表', { kind: 'link', steps })] });
    return <ListStory list={list} records={fresh()} ports={{ files }} navigate={went} />;
  },
  async play() {
    const [first, second] = await screen.findAllByRole('button', { name: /^打印报表/ });
    if (first && second) await userEvent.click(first);
    await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/api/reports/A?id=1&ticket=T1', newTab: true }));
    if (second) await userEvent.click(second);
    await expectVisible(await screen.findByText('很抱歉，资源未找到!'));
    await expect(went).toHaveBeenCalledOnce();
  },
};

async function reportLink(path: string, params: Record<string, string>): Promise<string> {
  if (path === '/reports/B') throw new PortError('not-found', '很抱歉，资源未找到!');
  return `/api${path}?${new URLSearchParams(params)}&ticket=T1`;
}
