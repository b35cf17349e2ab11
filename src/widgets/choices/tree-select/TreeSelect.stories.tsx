import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectShown, expectVisible, press } from '../../../../.storybook/play.ts';
import { allCapabilities, PortError, type RequestsPort } from '../../../runtime/ports/index.ts';
import { TreeSelect } from './TreeSelect.tsx';

const meta: Meta = { title: '组件/树选择' };
export default meta;
type Story = StoryObj;

const tree = [
  {
    value: 'east',
    label: '华东区',
    children: [
      { value: 'sh', label: '上海分公司' },
      { value: 'hz', label: '杭州分公司' },
    ],
  },
  { value: 'north', label: '华北区' },
];

const box = () => screen.getByRole('combobox', { name: '部门' });
const node = (label: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`.ant-select-tree-node-content-wrapper[title="${label}"]`);
    if (!found) throw new Error(`树里没有“${label}”`);
    return found;
  });

export const ChoosesOne: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} expandAll />,
  async play() {
    await userEvent.click(box());
    await userEvent.click(await node('杭州分公司'));
    await expectHeld('hz');
    await expectShown('杭州分公司');
  },
};

export const TheListHasTheName: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} expandAll />,
  async play() {
    await userEvent.click(box());
    await expectVisible(await screen.findByRole('tree', { name: '部门' }));
    await expectVisible(screen.getByRole('treeitem', { name: '华东区' }));
    await userEvent.type(box(), '没有这个');
    await waitFor(() => expect(screen.getByRole('listbox', { name: '部门' })).toBeVisible());
  },
};

export const ChecksWithWhatIsBelow: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} checkable leavesOnly expandAll />,
  async play() {
    await userEvent.click(box());
    await userEvent.click(await node('华东区'));
    await expectHeld('sh,hz');
    await waitFor(() => expect(screen.getByText('+1')).toBeVisible());
  },
};

export const BranchesOnlyOpen: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} leavesOnly expandAll />,
  async play() {
    await userEvent.click(box());
    await userEvent.click(await node('华东区'));
    await expectHeld(null);
    await userEvent.click(await node('上海分公司'));
    await expectHeld('sh');
  },
};

export const Searched: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} />,
  async play() {
    await userEvent.type(box(), '杭州');
    await userEvent.click(await node('杭州分公司'));
    await expectHeld('hz');
  },
};

export const Disabled: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} value="sh" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} error="请选择部门" />,
  async play() {
    await expect(box()).toHaveAccessibleDescription('请选择部门');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={TreeSelect} label="部门" tree={tree} multiple value="sh,hz" readOnly />,
  async play() {
    await expectVisible(screen.getByText('上海分公司、杭州分公司'));
  },
};

const branches: Record<string, object[]> = {
  '0': [
    { key: '1', value: 'A01', title: '费用', leaf: false },
    { key: '2', value: 'A02', title: '文件', leaf: true },
  ],
  '1': [{ key: '11', value: 'A01A01', title: '差旅', leaf: true }],
};
const travel = { key: '11', value: 'A01A01', title: '差旅', leaf: false };
const train = { key: '111', value: 'A01A01A01', title: '高铁', leaf: true };
const asked: string[] = [];
const requests: RequestsPort = {
  async call({ path, params = {} }) {
    asked.push(`${path.split('/')[3]} ${params['keyWord'] ?? params.pid ?? params.key}`);
    if (params['keyWord'] === '断网') throw new PortError('offline', '网络断开了，请检查网络后重试。');
    if (params['keyWord'] === '没有这个') return { result: [], message: '' };
    if (params['keyWord'] === '高铁') return { result: [{ ...travel, children: [train] }], message: '' };
    if (path === '/sys/dict/loadTreeData') return { result: branches[params.pid ?? ''], message: '' };
    return { result: ['差旅'], message: '' };
  },
};
const remote = { ports: { ...createFakePorts(), requests } };
const source = { dict: 'sys_category,name,code', pidField: 'pid' };

// covers: limit-tree
export const BranchesOfTheServer: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} />,
  async play() {
    asked.length = 0;
    await userEvent.click(screen.getByRole('combobox', { name: '分类' }));
    await node('费用');
    await expect(asked).toEqual(['loadTreeData 0']);
    const opener = document.querySelector('.ant-select-tree-switcher_close');
    if (opener) await userEvent.click(opener);
    await userEvent.click(await node('差旅'));
    await expectHeld('A01A01');
    await expectShown('差旅');
    await expect(asked).toEqual(['loadTreeData 0', 'loadTreeData 1']);
    const popup = document.querySelector('.ant-select-dropdown');
    await expect(popup).toHaveStyle({ maxHeight: '400px' });
  },
};

export const LabelsOfTheServer: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} value="A01A01" />,
  async play() {
    await waitFor(() => expectShown('差旅'));
  },
};

// covers: rule-tree-condition, error-words
export const WrongCondition: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} condition="state=1" />,
  async play() {
    asked.length = 0;
    await userEvent.click(screen.getByRole('combobox', { name: '分类' }));
    const message = '组件JTreeSelect-condition传值有误，需要一个json字符串!';
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await expect(asked).toEqual([]);
    await press('Escape');
  },
};

export const RemoteReadOnly: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} value="A01A01" valueText="差旅费" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('差旅费'));
  },
};

export const SearchedOnTheServer: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} />,
  async play() {
    asked.length = 0;
    const field = screen.getByRole('combobox', { name: '分类' });
    await userEvent.click(field);
    await node('费用');
    await userEvent.type(field, '高铁');
    await userEvent.click(await node('高铁'));
    await expectHeld('A01A01A01');
    await expectShown('高铁');
    await expect(asked).toEqual(['loadTreeData 0', 'loadTreeData 高铁']);
    await userEvent.click(field);
    await expectVisible(await node('费用'));
    await press('Escape');
  },
};

export const SearchedInVain: Story = {
  parameters: remote,
  render: () => <Held of={TreeSelect} label="分类" {...source} />,
  async play() {
    const field = screen.getByRole('combobox', { name: '分类' });
    await userEvent.type(field, '没有这个');
    await waitFor(() => expect(screen.getByText('没有查询到任何数据')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '断网');
    await waitFor(() => expect(screen.getByText('网络断开了，请检查网络后重试。')).toBeVisible());
    await expect(screen.queryByText('没有查询到任何数据')).toBeNull();
    await press('Escape');
  },
};

/** If the server cannot search, the loaded nodes are searched locally, by letters and pinyin. */
export const SearchedWhereTheServerCannot: Story = {
  parameters: { ports: { ...remote.ports, capabilities: { ...allCapabilities, treeSearch: false } } },
  render: () => <Held of={TreeSelect} label="分类" {...source} multiple />,
  async play() {
    asked.length = 0;
    const field = screen.getByRole('combobox', { name: '分类' });
    await userEvent.click(field);
    await node('费用');
    await userEvent.type(field, 'wenjian');
    await waitFor(() => expect(screen.queryByText('费用')).toBeNull());
    await userEvent.click(await node('文件'));
    await expectHeld('A02');
    await expectVisible(await node('费用'));
    await expect(asked).toEqual(['loadTreeData 0']);
    await press('Escape');
  },
};

/** A server of another version sends a node with a title that is not text. */
// covers: error-tree-title
export const UnsupportedTitle: Story = {
  parameters: {
    ports: {
      ...createFakePorts(),
      requests: { call: async () => ({ result: [{ key: '9', title: { slot: 'name' }, leaf: true }], message: '' }) },
    },
  },
  render: () => <Held of={TreeSelect} label="分类" {...source} />,
  async play() {
    await userEvent.click(screen.getByRole('combobox', { name: '分类' }));
    const notice = await screen.findByText('当前版本不支持此标题（9）');
    await expectVisible(notice);
    await expect(getComputedStyle(notice).color).toBe('rgb(207, 19, 34)');
    await press('Escape');
  },
};
