import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  PortError,
  type BackendModulesPort,
  type DescribedModule,
  type WantedModule,
} from '../../../runtime/ports/index.ts';
import { FromBackendDialog } from './FromBackendDialog.tsx';

const meta: Meta = { title: '设计器/从后端模块新建' };
export default meta;
type Story = StoryObj;

const orders: DescribedModule = {
  id: 'test/jeecg-order-main',
  title: '一对多示例',
  path: '/test/jeecg-order-main',
  component: 'test/jeecg-order-main.model',
  form: 'test/jeecg-order-main.form',
  documents: [
    { key: 'test/jeecg-order-main.model', title: '一对多示例', isTaken: false },
    { key: 'test/jeecg-order-main.form', title: '一对多示例', isTaken: false },
    { key: 'test/jeecg-order-ticket.model', title: '机票', isTaken: false },
    { key: 'test/jeecg-order-main.picker', title: '选择一对多示例', isTaken: false },
  ],
  fields: [
    { name: 'orderCode', title: '订单号', type: 'string', dictionary: undefined, isRequired: true },
    { name: 'orderDate', title: '订单日期', type: 'date-time', dictionary: undefined, isRequired: false },
    { name: 'ctype', title: '订单类型', type: 'string', dictionary: 'order_type', isRequired: false },
    { name: 'orderMoney', title: '订单金额', type: 'number', dictionary: undefined, isRequired: false },
  ],
  lines: [
    {
      name: 'jeecgOrderTicketList',
      title: '机票',
      fields: [{ name: 'ticketCode', title: '航班号', type: 'string', dictionary: undefined, isRequired: false }],
    },
  ],
  sameRecords: undefined,
  guesses: ['ctype 的字典猜是 order_type'],
  losses: ['字段“订单号”的默认值“{{ code() }}”没有带过来，请写在 default 里。'],
};

function under({ id = orders.id }: WantedModule): DescribedModule {
  const named = (key: (typeof orders)['documents'][number]['key']) =>
    `${id}${key.slice(key.lastIndexOf('.'))}` as typeof key;
  const documents = orders.documents.map((each) => ({
    ...each,
    key: each.key.startsWith(`${orders.id}.`) ? named(each.key) : each.key,
    isTaken: id === 'test/taken' && each.key === orders.component,
  }));
  return { ...orders, id, path: `/${id}`, component: `${id}.model`, form: `${id}.form`, documents };
}

const saved: WantedModule[] = [];

const port: BackendModulesPort = {
  list: async () => ({
    isDescribed: true,
    modules: [
      { kind: 'resource', name: '/test/jeecgDemo', title: '测试示例', document: 'test/jeecg-demo.model' },
      { kind: 'resource', name: '/test/jeecgOrderMain', title: '一对多示例', document: undefined },
      { kind: 'online', name: 'ces_order_main', title: '商城订单表', document: undefined },
    ],
  }),
  async describe(wanted) {
    if (wanted.name === '/test/nothing')
      throw new PortError('invalid', '后端没有 /test/nothing/list 这个接口，请检查路径');
    return under(wanted);
  },
  async saveDrafts(wanted) {
    saved.push(wanted);
    return under(wanted);
  },
};

function Dialog({ modules = port }: { modules?: BackendModulesPort }) {
  const [opened, setOpened] = useState('');
  return (
    <>
      {opened === '' && <FromBackendDialog port={modules} onOpen={setOpened} onClose={() => {}} />}
      <output data-testid="opened">{opened}</output>
    </>
  );
}

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '从后端模块新建' }));

export const FromAModule: Story = {
  render: () => <Dialog />,
  async play() {
    const dialog = await dialogOf();
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    await expect(within(dialog.getByRole('button', { name: /测试示例/ })).getByText('已有文档')).toBeVisible();
    const make = dialog.getByRole('button', { name: '生成草稿' });
    await expect(make).toBeDisabled();
    await userEvent.type(dialog.getByRole('searchbox', { name: '查找模块' }), 'yddsl');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: /一对多示例/ }));
    await expect(await dialog.findByText('ctype 的字典猜是 order_type')).toBeVisible();
    await expect(dialog.getByText(/“订单号”的默认值/)).toBeVisible();
    await expect(dialog.getByRole('row', { name: '订单类型 ctype 字典 order_type' })).toBeVisible();
    await expect(within(dialog.getByRole('region', { name: /明细“机票”/ })).getByText('航班号')).toBeVisible();
    const id = dialog.getByRole('textbox', { name: '编号' });
    await userEvent.clear(id);
    await userEvent.type(id, 'test/taken');
    await expect(await dialog.findByText('已经有 test/taken.model，请换一个编号。')).toBeVisible();
    await expect(make).toBeDisabled();
    await userEvent.clear(id);
    await userEvent.type(id, 'mine/orders');
    await expect(await dialog.findByText('发布后页面在 /mine/orders。')).toBeVisible();
    const title = dialog.getByRole('textbox', { name: '标题' });
    await userEvent.clear(title);
    await userEvent.type(title, '订单');
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await waitFor(() => expect(screen.getByTestId('opened')).toHaveTextContent('mine/orders.form'));
    await expect(saved).toEqual([{ kind: 'resource', name: '/test/jeecgOrderMain', id: 'mine/orders', title: '订单' }]);
  },
};

export const ByItsPath: Story = {
  render: () => <Dialog />,
  async play() {
    const dialog = await dialogOf();
    await userEvent.type(await dialog.findByRole('searchbox', { name: '查找模块' }), '/test/nothing');
    await userEvent.click(await dialog.findByRole('button', { name: '读取接口 /test/nothing' }));
    await expect(await dialog.findByText('后端没有 /test/nothing/list 这个接口，请检查路径')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '生成草稿' })).toBeDisabled();
  },
};

export const OfAllModules: Story = {
  render: () => <Dialog />,
  async play() {
    const before = saved.length;
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByText('全部模块'));
    await expect(dialog.getByRole('checkbox', { name: '已选 2 个模块，共 3 个' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /测试示例/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /商城订单表/ }));
    await userEvent.click(dialog.getByRole('button', { name: '生成 1 个模块的草稿' }));
    await expect(await dialog.findByText('1 个模块存成了您的草稿，请核对后发布。')).toBeVisible();
    await expect(saved.slice(before).map(({ name }) => name)).toEqual(['/test/jeecgOrderMain']);
    await userEvent.click(dialog.getByText('2 处请核对'));
    await expect(dialog.getByText('ctype 的字典猜是 order_type')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '打开' }));
    await expect(screen.getByTestId('opened')).toHaveTextContent('test/jeecg-order-main.form');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => <Dialog />,
  async play() {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: /一对多示例/ }));
    const chosen = await dialog.findByRole('region', { name: '一对多示例' });
    const list = dialog.getByRole('region', { name: '后端的模块' });
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom);
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth + 1);
  },
};
