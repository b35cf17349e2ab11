import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { expectHeld, expectShown } from '../../../.storybook/play.ts';
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
    await expect(screen.getByText('上海分公司、杭州分公司')).toBeVisible();
  },
};
