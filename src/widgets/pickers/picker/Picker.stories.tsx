// covers: dialog-pickers
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import {
  confirmPicker,
  expectFullScreen,
  openPicker,
  pickerBox,
  pickerGone,
  pressOk,
} from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { expectHeld, expectVisible, tabTo } from '../../../../.storybook/play.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { Picker } from './Picker.tsx';

const meta: Meta = { title: '组件/选择器' };
export default meta;
type Story = StoryObj;

const phone = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } },
};

// covers: dialog-chosen-left
export const ManyUsers: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="经办人" picker="system/user" />,
  async play() {
    const dialog = await openPicker('经办人');
    await userEvent.click(await dialog.findByText('张伟'));
    await userEvent.click(await dialog.findByText('user1'));
    const selected = dialog.getByRole('region', { name: '已选' });
    await expect(selected).toHaveTextContent('已选 2 项');
    await expectVisible(dialog.getByText('共70000条'));
    await userEvent.type(dialog.getByRole('textbox', { name: '用户账号' }), 'user69999{Enter}');
    await userEvent.click(await dialog.findByText('员工69999'));
    await expect(selected).toHaveTextContent('已选 3 项');
    await userEvent.click(dialog.getByRole('button', { name: '移除李娜' }));
    await confirmPicker();
    await expectHeld('user0,user69999');
    await expect(await pickerBox('经办人')).toHaveTextContent('张伟、员工69999');
    await expect(await pickerBox('经办人')).toHaveFocus();
  },
};

const echoed = createPickerPorts();
// covers: state-picker-one, state-depart-strict
export const NamesWhatItHoldsAndOpensWithIt: Story = {
  parameters: { ports: echoed },
  render: () => <Held of={Picker} label="经办人" picker="system/user" value="user3,gone" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('经办人')).toHaveTextContent('员工3、gone'));
    await expect(echoed.calls).toEqual([
      { path: '/sys/user/getMultiUser', params: { username: 'user3,gone,', pageNo: '1', pageSize: '2' } },
    ]);
    const dialog = await openPicker('经办人');
    await expect(await dialog.findByRole('region', { name: '已选' })).toHaveTextContent('已选 2 项');
    await expect(await dialog.findByRole('checkbox', { name: '选择“user3”' })).toBeChecked();
    await userEvent.click(dialog.getByText('user0'));
    await userEvent.click(dialog.getByRole('button', { name: /^取\s?消$/ }));
    await pickerGone();
    await expectHeld('user3,gone');
    const again = await openPicker('经办人');
    await expect(await again.findByRole('region', { name: '已选' })).toHaveTextContent('已选 2 项');
    await userEvent.click(again.getByRole('button', { name: '清空' }));
    await confirmPicker();
    await expectHeld(null);
  },
};

// covers: state-picker-one
export const OneUser: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="经办人" picker="system/user" multiple={false} />,
  async play() {
    const dialog = await openPicker('经办人');
    await userEvent.click(await dialog.findByText('张伟'));
    await userEvent.click(dialog.getByText('李娜'));
    await expect(dialog.queryByRole('region', { name: '已选' })).toBeNull();
    await confirmPicker();
    await expectHeld('user1');
    const again = await openPicker('经办人');
    await userEvent.dblClick(await again.findByText('员工2'));
    await pickerGone();
    await expectHeld('user2');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await expectHeld(null);
  },
};

export const ByKeyboardAlone: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="经办人" picker="system/user" multiple={false} />,
  async play() {
    await userEvent.tab();
    await expect(await pickerBox('经办人')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await tabTo(() => screen.getByRole('grid', { name: '选择用户' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    await pickerGone();
    await expectHeld('user1');
    await expect(await pickerBox('经办人')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expectHeld(null);
  },
};

export const UserByDepartment: Story = {
  parameters: { ports: createPickerPorts({ users: 400 }) },
  render: () => <Held of={Picker} label="跟进人" picker="system/user-by-depart" />,
  async play() {
    const dialog = await openPicker('跟进人');
    const tree = await dialog.findByRole('tree', { name: '部门' });
    await waitFor(async () => expect(await dialog.findByText('共400条')).toBeVisible());
    await userEvent.click(await dialog.findByText('销售部', { selector: '.pw-tree-title' }));
    await waitFor(async () => expect(await dialog.findByText('共10条')).toBeVisible());
    await userEvent.click(await dialog.findByText('user2'));
    await userEvent.type(dialog.getByRole('searchbox', { name: '在部门里搜索' }), '重庆');
    await userEvent.click(await dialog.findByText('重庆分公司', { selector: '.pw-tree-title' }));
    await userEvent.click(await dialog.findByText('user4'));
    await expect(tree).not.toBeInTheDocument();
    await confirmPicker();
    await expectHeld('user2,user4');
  },
};

// covers: state-depart-strict
export const Departments: Story = {
  parameters: { ports: createPickerPorts({ departs: 10_000 }) },
  render: () => <Held of={Picker} label="部门" picker="system/depart" />,
  async play() {
    const dialog = await openPicker('部门');
    const item = (name: string) => dialog.findByRole('treeitem', { name });
    await expect(await item('研发部')).not.toBeChecked();
    await expect(dialog.getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.click(await item('研发部'));
    await expect(await item('研发部')).toBeChecked();
    await expect(await item('总公司')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(dialog.getByRole('switch', { name: '父子关联' }));
    await userEvent.click(await item('研发部'));
    await userEvent.click(await item('研发部'));
    await userEvent.type(dialog.getByRole('searchbox', { name: '在部门里搜索' }), 'cqfgs');
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: '研发部' })).toBeNull());
    await expectVisible(await item('重庆分公司'));
    await expectVisible(dialog.getByText('已选 1111 项'));
    await userEvent.clear(dialog.getByRole('searchbox', { name: '在部门里搜索' }));
    await userEvent.click(await item('研发部'));
    await expectVisible(dialog.getByText('已选 0 项'));
    await userEvent.click(dialog.getByRole('switch', { name: '父子关联' }));
    await userEvent.click(await item('销售部'));
    await userEvent.click(await item('总公司'));
    await confirmPicker();
    await expectHeld('d2,d0');
    await expect(await pickerBox('部门')).toHaveTextContent('销售部、总公司');
  },
};

export const OneDepartmentByKeyboard: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="部门" picker="system/depart" multiple={false} value="d4" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('部门')).toHaveTextContent('重庆分公司'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await tabTo(() => screen.getByRole('tree', { name: '部门' }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await screen.findByRole('treeitem', { name: '部门11' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await screen.findByRole('treeitem', { name: '部门11' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await pickerGone();
    await expectHeld('d11');
  },
};

export const NothingFoundInTheTree: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="部门" picker="system/depart" />,
  async play() {
    const dialog = await openPicker('部门');
    await userEvent.type(await dialog.findByRole('searchbox', { name: '在部门里搜索' }), '没有这个');
    await waitFor(async () => expect(await dialog.findByText('没有查询到任何数据')).toBeVisible());
  },
};

// covers: entity-position, dialog-position
export const Positions: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="职务" picker="system/position" />,
  async play() {
    const dialog = await openPicker('职务');
    for (const title of ['名称', '编码', '职级'])
      await waitFor(async () =>
        expect(await dialog.findByRole('columnheader', { name: new RegExp(title) })).toBeVisible(),
      );
    await userEvent.click(await dialog.findByText('工程师'));
    await confirmPicker();
    await expectHeld('p2');
  },
};

// covers: entity-role
export const Roles: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="角色" picker="system/role" store="roleCode" />,
  async play() {
    const dialog = await openPicker('角色');
    await userEvent.click(await dialog.findByText('仓储'));
    await confirmPicker();
    await expectHeld('role2');
  },
};

const chosen: Record<string, unknown> = {};
// covers: limit-choice-pages
export const CustomerWithItsFields: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => (
    <Held
      of={Picker}
      label="客户"
      picker="base/customer"
      fields={{ contact: 'contact', phone: 'contactPhone' }}
      beside={{ read: (name: string) => chosen[name], write: (name: string, value: unknown) => (chosen[name] = value) }}
    />
  ),
  async play() {
    const dialog = await openPicker('客户');
    await waitFor(async () => expect(await dialog.findByText('5 条/页')).toBeVisible());
    await userEvent.click(await dialog.findByText('客户003'));
    await confirmPicker();
    await expectHeld('c3');
    await expect(chosen).toEqual({ contact: '王工', contactPhone: '13800000003' });
  },
};

const levels = createPickerPorts();
// covers: entity-category, limit-tree
export const CategoryLevelByLevel: Story = {
  parameters: { ports: levels },
  render: () => <Held of={Picker} label="分类" picker="system/category" value="11" params={{ pcode: 'B01' }} />,
  async play() {
    await waitFor(async () => expect(await pickerBox('分类')).toHaveTextContent('钢材'));
    await userEvent.click(await pickerBox('分类'));
    const item = (name: string) => screen.findByRole('treeitem', { name });
    await userEvent.click((await item('原材料')).querySelector('.pw-tree-caret') ?? document.body);
    await userEvent.click(await item('塑料'));
    await pickerGone();
    await expectHeld('12');
    await expect(await pickerBox('分类')).toHaveFocus();
    await expect(levels.calls.at(-1)).toEqual({
      path: '/sys/category/loadTreeData',
      params: { pcode: 'B01', pid: '1' },
    });
  },
};

const coded = createPickerPorts();
export const CategoryByItsCode: Story = {
  parameters: { ports: coded },
  render: () => <Held of={Picker} label="分类" picker="system/category" store="code" multiple value="B12,B99" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('分类')).toHaveTextContent('塑料、B99'));
    await userEvent.click(await pickerBox('分类'));
    const item = (name: string) => screen.findByRole('treeitem', { name });
    await userEvent.click((await item('原材料')).querySelector('.pw-tree-caret') ?? document.body);
    await expect(await item('塑料')).toBeChecked();
    await expect(screen.queryByRole('switch', { name: '父子关联' })).toBeNull();
    await userEvent.click(await item('钢材'));
    await expectHeld('B12,B99,B11');
    await userEvent.click(await item('塑料'));
    await expectHeld('B99,B11');
  },
};

export const DeeperThanItsRoots: Story = {
  parameters: {
    ports: createPickerPorts({
      more: {
        'story/kinds.picker': {
          kind: 'picker',
          formatVersion: 1,
          title: '选择种类',
          look: 'dropdown',
          urls: { echo: '/sys/category/loadDictItem' },
          tree: {
            title: '种类',
            whole: '/sys/category/loadTreeRoot',
            children: '/sys/category/loadTreeChildren',
            params: { async: 'true' },
          },
        },
      },
    }),
  },
  render: () => <Held of={Picker} label="分类" picker="story/kinds" value="12" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('分类')).toHaveTextContent('塑料'));
    await userEvent.click(await pickerBox('分类'));
    const item = (name: string) => screen.findByRole('treeitem', { name });
    await userEvent.click((await item('原材料')).querySelector('.pw-tree-caret') ?? document.body);
    await userEvent.click(await item('钢材'));
    await expectHeld('11');
  },
};

const askedOnce = createPickerPorts();
export const NamedAndOpenedByOneCall: Story = {
  parameters: { ports: askedOnce },
  render: () => <Held of={Picker} label="部门" picker="system/depart" value="d2" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('部门')).toHaveTextContent('销售部'));
    const dialog = await openPicker('部门');
    await expect(await dialog.findByRole('treeitem', { name: '销售部' })).toBeChecked();
    await expect(askedOnce.calls).toHaveLength(1);
    await confirmPicker();
    await openPicker('部门');
    await waitFor(() => expect(askedOnce.calls).toHaveLength(2));
  },
};

export const CategorySearchedOnTheServer: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="分类" picker="system/category" params={{ pcode: 'B01' }} />,
  async play() {
    await userEvent.click(await pickerBox('分类'));
    await screen.findByRole('treeitem', { name: '原材料' });
    await userEvent.keyboard('塑料');
    await userEvent.click(await screen.findByRole('treeitem', { name: '塑料' }));
    await pickerGone();
    await expectHeld('12');
  },
};

// covers: limit-tree
export const CategoriesAsOneTree: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="分类" picker="system/category-tree" store="code" multiple value="B2" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('分类')).toHaveTextContent('成品'));
    await userEvent.click(await pickerBox('分类'));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: '在分类里搜索' })).toHaveFocus());
    await userEvent.keyboard('gc');
    await userEvent.click(await screen.findByRole('treeitem', { name: '钢材' }));
    await expectHeld('B2,B11');
    await userEvent.keyboard('{Escape}');
    await pickerGone();
    await expect(await pickerBox('分类')).toHaveTextContent('成品、钢材');
  },
};

const hanging = {
  'story/customers.picker': {
    kind: 'picker',
    formatVersion: 1,
    title: '选择客户',
    model: 'base/customer',
    look: 'dropdown',
    search: ['name'],
    columns: ['code', 'name'],
    label: 'name',
    pageSize: 5,
  },
};

export const TableHangingDown: Story = {
  parameters: { ports: createPickerPorts({ more: hanging }) },
  render: () => <Held of={Picker} label="客户" picker="story/customers" />,
  async play() {
    await userEvent.click(await pickerBox('客户'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '客户名称' })).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: '客户名称' }), '客户05{Enter}');
    await userEvent.click(await screen.findByText('客户052'));
    await pickerGone();
    await expectHeld('c52');
    await expect(await pickerBox('客户')).toHaveFocus();
    await expect(await pickerBox('客户')).toHaveTextContent('客户052');
  },
};

export const SeveralOfATableHangingDown: Story = {
  parameters: { ports: createPickerPorts({ more: hanging }) },
  render: () => <Held of={Picker} label="客户" picker="story/customers" multiple value="c2" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('客户')).toHaveTextContent('客户002'));
    await userEvent.click(await pickerBox('客户'));
    await userEvent.click(await screen.findByText('客户003'));
    await expectHeld('c2,c3');
    await userEvent.click(screen.getByText('客户001'));
    await expectHeld('c2,c3,c1');
    await userEvent.keyboard('{Escape}');
    await pickerGone();
    await expect(await pickerBox('客户')).toHaveTextContent('客户002、客户003、客户001');
  },
};

export const DropdownOnAPhone: Story = {
  globals: phone.globals,
  parameters: { viewport: phone.viewport, ports: createPickerPorts({ more: hanging }) },
  render: () => <Held of={Picker} label="客户" picker="story/customers" />,
  async play() {
    const dialog = await openPicker('客户');
    await expectFullScreen('选择客户');
    await userEvent.dblClick(await dialog.findByText('客户003'));
    await pickerGone();
    await expectHeld('c3');
  },
};

const forbidden = new PortError('forbidden', '拒绝访问', { requestId: 'r-1' });
export const NotAllowed: Story = {
  parameters: { ports: createPickerPorts({ fails: { '/sys/role/list': forbidden } }) },
  render: () => <Held of={Picker} label="角色" picker="system/role" />,
  async play() {
    const dialog = await openPicker('角色');
    await waitFor(async () => expect(await dialog.findByText(/没有权限/)).toBeVisible());
    await expectVisible(await dialog.findByText(/请求编号 r-1/));
  },
};

const rootless = new PortError('server', '该编码【B09】不存在，请核实!');
// covers: error-category, error-words
export const NoSuchRoot: Story = {
  parameters: { ports: createPickerPorts({ fails: { '/sys/category/loadTreeData': rootless } }) },
  render: () => <Held of={Picker} label="分类" picker="system/category" value="11" params={{ pcode: 'B09' }} />,
  async play() {
    await waitFor(async () => expect(await pickerBox('分类')).toHaveTextContent('钢材'));
    await userEvent.click(await pickerBox('分类'));
    await waitFor(() => expect(screen.getByText('该编码【B09】不存在，请核实!')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const away = new PortError('offline', '无法连接服务器，请检查网络后重试');
export const ServerAway: Story = {
  parameters: { ports: createPickerPorts({ fails: { '/sys/sysDepart/queryTreeList': away } }) },
  render: () => <Held of={Picker} label="部门" picker="system/depart" value="d4" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('部门')).toHaveTextContent('d4'));
    const dialog = await openPicker('部门');
    await waitFor(async () => expect(await dialog.findByRole('button', { name: /重\s?试/ })).toBeVisible());
    await pressOk();
    await expectHeld('d4');
  },
};

export const NoSuchPicker: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="谁" picker="system/nobody" value="x" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('谁')).toHaveTextContent('x'));
    const dialog = await openPicker('谁');
    await waitFor(async () =>
      expect(await dialog.findByText('没有这个选择器，请检查地址或联系管理员。')).toBeVisible(),
    );
  },
};

const answering = createPickerPorts();
const unanswered = { ...answering, records: { ...answering.records, list: () => new Promise<never>(() => {}) } };
export const ReadOnlyBeforeItsName: Story = {
  parameters: { ports: unanswered },
  render: () => <Held of={Picker} label="经办人" picker="system/user" value="user0" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('…'));
  },
};

export const ReadOnly: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="经办人" picker="system/user" value="user0,user1" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('张伟、李娜'));
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

export const Disabled: Story = {
  render: () => <Held of={Picker} label="经办人" picker="system/user" value="user0" valueText="张伟" disabled />,
  async play() {
    await expect(await pickerBox('经办人')).toBeDisabled();
    await expect(await pickerBox('经办人')).toHaveTextContent('张伟');
    await expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Picker} label="经办人" picker="system/user" error="请选择经办人" />,
  async play() {
    await expect(await pickerBox('经办人')).toBeInvalid();
    await expect(await pickerBox('经办人')).toHaveAccessibleDescription('请选择经办人');
  },
};

export const OnAPhone: Story = {
  globals: phone.globals,
  parameters: { viewport: phone.viewport, ports: createPickerPorts() },
  render: () => <Held of={Picker} label="跟进人" picker="system/user" />,
  async play() {
    const dialog = await openPicker('跟进人');
    await userEvent.click(await dialog.findByText('user0'));
    await userEvent.click(await dialog.findByText('已选 1'));
    await expectVisible(dialog.getByRole('button', { name: '移除张伟' }));
    await expectFullScreen('选择用户');
    await confirmPicker();
    await expectHeld('user0');
  },
};

export const SearchOnAPhone: Story = {
  globals: phone.globals,
  parameters: { viewport: phone.viewport, ports: createPickerPorts() },
  render: () => <Held of={Picker} label="角色" picker="system/role" />,
  async play() {
    const dialog = await openPicker('角色');
    const search = await dialog.findByRole('search');
    const more = await dialog.findByRole('button', { name: '展开' });
    const { right } = search.getBoundingClientRect();
    await waitFor(() => expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(right));
    await confirmPicker();
  },
};

export const InTheDark: Story = {
  parameters: { ports: createPickerPorts(), theme: 'dark' },
  render: () => <Held of={Picker} label="部门" picker="system/depart" value="d1" />,
  async play() {
    const dialog = await openPicker('部门');
    await expect(await dialog.findByRole('treeitem', { name: '研发部' })).toBeChecked();
  },
};

const ofReport = createPickerPorts({
  more: {
    'story/orders.picker': {
      kind: 'picker',
      formatVersion: 1,
      title: '选择订单',
      query: 'sales/orders',
      key: 'no',
      label: 'customer',
      fields: { level: 'level' },
      pageSize: 5,
      multiple: true,
      selectedList: true,
    },
  },
});
export const RowsOfAReport: Story = {
  parameters: { ports: ofReport },
  render: () => <Held of={Picker} label="订单" picker="story/orders" value="SO0012" />,
  async play() {
    await waitFor(async () => expect(await pickerBox('订单')).toHaveTextContent('华东机械设备进出口有限公司3'));
    await expect(ofReport.calls.at(-1)?.params).toEqual({ no: 'SO0012,', pageNo: '1', pageSize: '1' });
    const dialog = await openPicker('订单');
    await expectVisible(await screen.findByText('选择订单'));
    await expect(await dialog.findByRole('region', { name: '已选' })).toHaveTextContent('已选 1 项');
    await userEvent.click(await dialog.findByText('SO0002'));
    await expect(dialog.queryByText('SO0006')).toBeNull();
    await userEvent.click(dialog.getByTitle('3'));
    await expect(await dialog.findByRole('checkbox', { name: '选择“SO0012”' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: '客户' }), '公司1{Enter}');
    await waitFor(async () => expect(await dialog.findByText('共8条')).toBeVisible());
    await confirmPicker();
    await expectHeld('SO0012,SO0002');
    await expect(await pickerBox('订单')).toHaveTextContent('华东机械设备进出口有限公司3、华东机械设备进出口有限公司2');
  },
};

export const OneRowOfAReport: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="订单" picker="sales/orders" value="SO0003" />,
  async play() {
    const dialog = await openPicker('订单');
    await expectVisible(await screen.findByText('选择客户订单'));
    await userEvent.dblClick(await dialog.findByText('SO0002'));
    await pickerGone();
    await expectHeld('SO0002');
    await expect(await pickerBox('订单')).toHaveTextContent('SO0002');
  },
};

export const ReportNotToBeHad: Story = {
  parameters: {
    ports: createPickerPorts({
      fails: { '/online/cgreport/api/getRpColumns/sales.orders': new PortError('forbidden', '没有权限') },
    }),
  },
  render: () => <Held of={Picker} label="订单" picker="sales/orders" />,
  async play() {
    await openPicker('订单');
    await expectVisible(await screen.findByText('没有权限查看'));
  },
};

function searchFailing(failure: () => PortError | undefined): ReturnType<typeof createPickerPorts> {
  const ports = createPickerPorts();
  const { call } = ports.requests;
  const answer: typeof call = async (request) => {
    const error = request.path === '/sys/sysDepart/searchBy' ? failure() : undefined;
    if (error) throw error;
    return call(request);
  };
  return { ...ports, requests: { ...ports.requests, call: answer } };
}

const failures = new Map([
  ['坏', new PortError('server', '服务器出错了', { status: 500 })],
  ['禁', new PortError('forbidden', '没有权限')],
  ['断', new PortError('offline', '网络断开了')],
]);
let failing: PortError | undefined;
export const TreeSearchFails: Story = {
  parameters: { ports: searchFailing(() => failing) },
  render: () => <Held of={Picker} label="经办人" picker="system/user-by-depart" />,
  async play() {
    const dialog = await openPicker('经办人');
    const search = await dialog.findByRole('searchbox', { name: '在部门里搜索' });
    for (const [typed, text] of [
      ['坏', '服务器出错了'],
      ['禁', '没有权限查看'],
      ['断', '网络连接已断开'],
    ] as const) {
      failing = failures.get(typed);
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(async () => expect(await dialog.findByText(text)).toBeVisible());
      await expect(dialog.queryByText('没有查询到任何数据')).toBeNull();
    }
    failing = undefined;
    await userEvent.click(dialog.getByRole('button', { name: /重\s?试/ }));
    await waitFor(async () => expect(await dialog.findByText('没有查询到任何数据')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.type(search, '销售');
    await expectVisible(await dialog.findByRole('treeitem', { name: '销售部' }));
  },
};

const crowd = createPickerPorts();
const everybody = Array.from({ length: 450 }, (_, index) => `user${index}`);
/** Names are requested in batches of 200, and each of them can be removed. */
export const VeryManyChosen: Story = {
  parameters: { ports: crowd },
  render: () => <Held of={Picker} label="经办人" picker="system/user" value={everybody.join(',')} />,
  async play() {
    await waitFor(async () => expect(await pickerBox('经办人')).toHaveTextContent('员工449'));
    await expect(crowd.calls.map(({ params }) => params['pageSize'])).toEqual(['200', '200', '50']);
    const dialog = await openPicker('经办人');
    const selected = within(await dialog.findByRole('region', { name: '已选' }));
    await expect(selected.getAllByRole('listitem').length).toBeLessThan(210);
    await expect(selected.queryByText('员工449')).toBeNull();
    for (const _ of [2, 3]) await userEvent.click(selected.getByTitle('下一页'));
    await userEvent.click(selected.getByRole('button', { name: '移除员工449' }));
    await confirmPicker();
    await expectHeld(everybody.slice(0, 449).join(','));
  },
};

const sizes = createPickerPorts();
function asWideAs(width: number, picker: string, title: string): Story {
  return {
    globals: { viewport: { value: 'wide', isRotated: false } },
    parameters: {
      ports: sizes,
      viewport: { options: { wide: { name: '宽屏', styles: { width: '1440px', height: '900px' } } } },
    },
    render: () => <Held of={Picker} label="选择" picker={picker} />,
    async play() {
      await openPicker('选择');
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveStyle({ width: `${width}px` });
    },
  };
}

// covers: limit-dialogs
export const DepartmentsAre500Wide = asWideAs(500, 'system/depart', '选择部门');
// covers: limit-dialogs
export const PositionsAre1000Wide = asWideAs(1000, 'system/position', '选择职务');
// covers: limit-dialogs
export const UsersAre1200Wide = asWideAs(1200, 'system/user', '选择用户');
// covers: limit-dialogs
export const UsersByDepartmentAre1250Wide = asWideAs(1250, 'system/user-by-depart', '按部门选择用户');

// covers: limit-choice-pages
export const PagesOf5To30: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Held of={Picker} label="经办人" picker="system/user" />,
  async play() {
    const dialog = await openPicker('经办人');
    await expect(await dialog.findAllByRole('checkbox', { name: /^选择“/ })).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: '5 条/页' }));
    const offered = await screen.findAllByRole('menuitem', { name: /^\d+ 条\/页$/ });
    await expect(offered.map((option) => Number.parseInt(option.textContent ?? '', 10))).toEqual([5, 10, 20, 30]);
    await userEvent.click(offered[2] ?? document.body);
    await waitFor(() => expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '21'));
  },
};
