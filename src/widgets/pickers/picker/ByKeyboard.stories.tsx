import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { pickerBox, pickerGone } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { expectHeld, optionOf, press, tabTo } from '../../../../.storybook/play.ts';
import { Area } from '../../choices/area/Area.tsx';
import { SearchSelect } from '../../choices/search-select/SearchSelect.tsx';
import { TreeSelect } from '../../choices/tree-select/TreeSelect.tsx';
import { PopupPicker } from '../popup-picker/PopupPicker.tsx';
import { Reference } from '../reference/Reference.tsx';
import { Picker } from './Picker.tsx';

const meta: Meta = { title: '组件/选择器/只用键盘' };
export default meta;
type Story = StoryObj;

async function open(shown: () => Promise<unknown>): Promise<void> {
  await userEvent.tab();
  await waitFor(async () => expect(await pickerBox('所选')).toHaveFocus());
  await press('ArrowDown');
  await shown();
}

async function expectTakenLike(value: RegExp): Promise<void> {
  await pickerGone();
  await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(value));
}

async function expectTaken(value: unknown): Promise<void> {
  await pickerGone();
  await expectHeld(value);
  await waitFor(async () => expect(await pickerBox('所选')).toHaveFocus());
}

const rows = (name: string | RegExp) => async () =>
  waitFor(() => expect(within(screen.getByRole('grid', { name })).getAllByRole('row').length).toBeGreaterThan(2));
const nodes = (name: string) => async () =>
  waitFor(() => expect(within(screen.getByRole('tree', { name })).getAllByRole('treeitem').length).toBeGreaterThan(1));

const ofTable = (picker: string, name: string, held: string): { Opened: Story; Chosen: Story } =>
  pair(
    () => <Held of={Picker} label="所选" picker={picker} multiple={false} />,
    rows(name),
    async () => {
      await tabTo(() => screen.getByRole('grid', { name }));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Enter}');
      await expectTaken(held);
    },
  );

function pair(
  draw: () => React.ReactElement,
  shown: () => Promise<unknown>,
  choose: () => Promise<void>,
): { Opened: Story; Chosen: Story } {
  const story = (play: () => Promise<void>): Story => ({
    parameters: { ports: createPickerPorts({ users: 60 }) },
    render: draw,
    async play() {
      await open(shown);
      await play();
    },
  });
  return { Opened: story(async () => undefined), Chosen: story(choose) };
}

const users = ofTable('system/user', '选择用户', 'user1');
export const UsersOpen = users.Opened;
export const UsersChosen = users.Chosen;

const roles = ofTable('system/role', '选择角色', 'r1');
export const RolesOpen = roles.Opened;
export const RolesChosen = roles.Chosen;

const positions = ofTable('system/position', '选择职务', 'p1');
export const PositionsOpen = positions.Opened;
export const PositionsChosen = positions.Chosen;

const customers = ofTable('base/customer', '选择客户', 'c2');
export const CustomersOpen = customers.Opened;
export const CustomersChosen = customers.Chosen;

const byDepartment = pair(
  () => <Held of={Picker} label="所选" picker="system/user-by-depart" multiple={false} />,
  rows('按部门选择用户'),
  async () => {
    await tabTo(() => screen.getByRole('tree', { name: '部门' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByText('共60条')).toBeNull());
    await rows('按部门选择用户')();
    await tabTo(() => screen.getByRole('grid', { name: '按部门选择用户' }));
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await expectTakenLike(/^"user\d+"$/);
  },
);
export const UsersByDepartmentOpen = byDepartment.Opened;
export const UsersByDepartmentChosen = byDepartment.Chosen;

const departments = pair(
  () => <Held of={Picker} label="所选" picker="system/depart" />,
  nodes('部门'),
  async () => {
    await tabTo(() => screen.getByRole('tree', { name: '部门' }));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByText('已选 2 项')).toBeVisible());
    await tabTo(() => screen.getByRole('button', { name: /^确\s?定$/ }));
    await userEvent.keyboard('{Enter}');
    await expectTakenLike(/^"d\d+,d\d+"$/);
  },
);
export const DepartmentsOpen = departments.Opened;
export const DepartmentsChosen = departments.Chosen;

const categories = pair(
  () => <Held of={Picker} label="所选" picker="system/category" multiple={false} />,
  nodes('分类'),
  async () => {
    await tabTo(() => screen.getByRole('tree', { name: '分类' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '钢材' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expectTaken('11');
  },
);
export const CategoriesOpen = categories.Opened;
export const CategoriesChosen = categories.Chosen;

const report = pair(
  () => <Held of={PopupPicker} label="所选" popupCode="sales/orders" orgFields="no" destFields="orderNo" />,
  rows('客户订单'),
  async () => {
    await tabTo(() => screen.getByRole('grid', { name: '客户订单' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Enter}');
    await expectTaken('SO0002');
  },
);
export const ReportOpen = report.Opened;
export const ReportChosen = report.Chosen;

const company = [{ value: 'cn', label: '中国', children: [{ value: 'sh', label: '上海' }] }];
const tree = pair(
  () => <Held of={TreeSelect} label="所选" tree={company} />,
  async () => waitFor(() => expect(screen.getByTitle('中国')).toBeVisible()),
  async () => {
    await press('ArrowRight');
    await waitFor(() => expect(screen.getByTitle('上海')).toBeVisible());
    await press('ArrowDown');
    await press('Enter');
    await expectHeld('sh');
  },
);
export const TreeOpen = tree.Opened;
export const TreeChosen = tree.Chosen;

const categoryTree = pair(
  () => <Held of={Picker} label="所选" picker="system/category-tree" multiple={false} />,
  nodes('分类'),
  async () => {
    await tabTo(() => screen.getByRole('tree', { name: '分类' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectTakenLike(/^"\d+"$/);
  },
);
export const CategoryTreeOpen = categoryTree.Opened;
export const CategoryTreeChosen = categoryTree.Chosen;

const searched = pair(
  () => <Held of={SearchSelect} label="所选" dictionary="base/customer,name,id" async wait={0} />,
  async () => {
    await userEvent.keyboard('客户00');
    await optionOf('客户001');
  },
  async () => {
    await press('ArrowDown');
    await press('Enter');
    await expectHeld('c2');
  },
);
export const SearchedOpen = searched.Opened;
export const SearchedChosen = searched.Chosen;

const referred = pair(
  () => <Held of={Reference} label="所选" model="base/customer" />,
  async () => {
    await userEvent.keyboard('客户05');
    await waitFor(() => expect(document.querySelector('.ant-select-item-option[title="客户001"]')).toBeNull());
    await optionOf('客户050');
  },
  async () => {
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(/^"c5\d"$/));
  },
);
export const ReferenceOpen = referred.Opened;
export const ReferenceChosen = referred.Chosen;

const remoteTree = pair(
  () => <Held of={TreeSelect} label="所选" dict="sys_category,name,code" pidField="pid" />,
  async () => waitFor(() => expect(screen.getByTitle('客户001')).toBeVisible()),
  async () => {
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(/^"c\d"$/));
  },
);
export const RemoteTreeOpen = remoteTree.Opened;
export const RemoteTreeChosen = remoteTree.Chosen;

/** The areas load after the field, which is disabled until then. */
const placesHere = () =>
  waitFor(async () => expect(await screen.findByRole('combobox', { name: /^所选|省$/ })).toBeEnabled());

export const PlaceChosen: Story = {
  render: () => <Held of={Area} label="所选" />,
  async play() {
    await placesHere();
    await userEvent.tab();
    await press('ArrowDown');
    await screen.findByRole('menuitemcheckbox', { name: '北京市' });
    await press('ArrowDown');
    for (const name of ['市辖区', '东城区']) {
      await press('ArrowRight');
      await screen.findByRole('menuitemcheckbox', { name });
    }
    await press('Enter');
    await expectHeld('110101');
  },
};

export const PlaceInListsChosen: Story = {
  render: () => <Held of={Area} label="所选" type="select" />,
  async play() {
    await placesHere();
    for (const [name, text, option] of [
      ['省', '浙江', '浙江省'],
      ['市', '宁波', '宁波市'],
      ['区县', '鄞州', '鄞州区'],
    ] as const) {
      await tabTo(() => screen.getByRole('combobox', { name }));
      await userEvent.keyboard(text);
      await optionOf(option);
      await press('Enter');
    }
    await expectHeld('330212');
  },
};
