import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../.storybook/StoryRuntime.tsx';
import { PortError, type Ports } from '../../../runtime/ports/index.ts';
import type { CheckTreeProps } from './check-tree-props.ts';
import { CheckTree } from './CheckTree.tsx';

const meta: Meta = { title: '组件/勾选树' };
export default meta;
type Story = StoryObj;

const tree = [
  {
    key: 'sys',
    title: '系统管理',
    children: [
      { key: 'role', title: '角色', ruleFlag: 1, children: [{ key: 'role:add', title: '新增角色' }] },
      { key: 'dict', title: '数据字典' },
    ],
  },
  { key: 'base', title: '基础资料', children: [{ key: 'customer', title: '客户' }] },
];

const held = (props: Partial<CheckTreeProps>) => () => (
  <Held of={CheckTree} label="权限" tree={tree} expandAll {...props} />
);
const box = (title: string) =>
  waitFor(() => {
    const node = [...document.querySelectorAll('.ant-tree-treenode')].find((each) => each.textContent === title);
    const found = node?.querySelector<HTMLElement>('.ant-tree-checkbox');
    if (!found) throw new Error(`树里没有“${title}”`);
    return found;
  });
const expectClass = (title: string, name: string) => waitFor(async () => expect(await box(title)).toHaveClass(name));
const operate = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: '树操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

export const OneByOne: Story = {
  render: held({}),
  async play() {
    await userEvent.click(await box('角色'));
    await expectHeld('role');
    await userEvent.click(await box('客户'));
    await expectHeld('role,customer');
    await expectVisible(screen.getByText(/已选 2 项/));
    await userEvent.click(await box('角色'));
    await expectHeld('customer');
  },
};

export const Linked: Story = {
  render: held({ joined: false }),
  async play() {
    await operate('父子关联');
    await userEvent.click(await box('角色'));
    await expectHeld(['sys', 'role', 'role:add']);
    await userEvent.click(await box('系统管理'));
    await expectHeld(null);
  },
};

export const WithParents: Story = {
  render: held({ withParents: true, value: 'dict' }),
  async play() {
    const half = (title: string) => expectClass(title, 'ant-tree-checkbox-indeterminate');
    await half('系统管理');
    await userEvent.click(await box('客户'));
    await expectHeld('dict,base,customer');
    await userEvent.click(await box('新增角色'));
    await expectHeld('dict,base,customer,sys,role,role:add');
    await expectClass('系统管理', 'ant-tree-checkbox-checked');
    await userEvent.click(await box('角色'));
    await expectHeld('dict,base,customer,sys,role:add');
    await half('角色');
    await userEvent.click(await box('客户'));
    await expectHeld('dict,sys,role:add');
  },
};

export const AllAtOnce: Story = {
  render: held({ expandAll: false, value: 'gone' }),
  async play() {
    await expect(screen.queryByText('角色')).toBeNull();
    await operate('展开所有');
    await waitFor(() => expect(screen.getByText('新增角色')).toBeVisible());
    await operate('全部勾选');
    await expectVisible(screen.getByText(/已选 6 项/));
    await operate('取消全选');
    await expectHeld('gone');
    await operate('合并所有');
    await waitFor(() => expect(screen.queryByText('新增角色')).toBeNull());
  },
};

export const Searched: Story = {
  render: held({ expandAll: false }),
  async play() {
    await userEvent.type(screen.getByRole('searchbox', { name: '在树里搜索' }), '新增');
    await waitFor(() => expect(screen.getByText('新增角色')).toBeVisible());
    await expect(screen.queryByText('基础资料')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: '在树里搜索' }), '无此');
    await waitFor(() => expect(screen.getByText('没有查询到任何数据')).toBeVisible());
  },
};

export const ReadOnly: Story = {
  render: held({ readOnly: true, value: 'role' }),
  async play() {
    await userEvent.click(await box('客户'));
    await expectHeld('role');
  },
};

function FromTheServer() {
  const [ports] = useState<Ports>(() => {
    let isBroken = true;
    const call: Ports['requests']['call'] = async ({ params }) => {
      if (isBroken) {
        isBroken = false;
        throw new PortError('server', '服务器忙', { requestId: 'req-5' });
      }
      return { result: { treeList: params?.of === 'r1' ? tree : [] }, message: '' };
    };
    return { ...createFakePorts(), requests: { call } };
  });
  return (
    <StoryRuntime ports={ports}>
      <Held
        of={CheckTree}
        label="权限"
        path="/sys/role/queryTreeList"
        params={{ of: 'r1', no: null }}
        items="treeList"
      />
    </StoryRuntime>
  );
}

export const AskedAgainAfterAFailure: Story = {
  render: () => <FromTheServer />,
  async play() {
    await waitFor(() => expect(screen.getByText(/服务器忙.*req-5/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /重 ?试/ }));
    await waitFor(() => expect(screen.getByText('系统管理')).toBeVisible());
  },
};
