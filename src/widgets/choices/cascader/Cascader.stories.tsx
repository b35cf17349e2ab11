import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectShown, expectVisible, press } from '../../../../.storybook/play.ts';
import { Cascader } from './Cascader.tsx';

const meta: Meta = { title: '组件/级联选择' };
export default meta;
type Story = StoryObj;

const tree = [
  {
    value: 'metal',
    label: '金属',
    children: [
      {
        value: 'steel',
        label: '钢材',
        children: [
          { value: 'bar', label: '圆钢' },
          { value: 'plate', label: '钢板' },
        ],
      },
      { value: 'copper', label: '铜材' },
    ],
  },
  { value: 'plastic', label: '塑料', children: [{ value: 'abs', label: 'ABS' }] },
];

const box = () => screen.getByRole('combobox', { name: '物料类别' });
const take = async (label: string) => userEvent.click(await screen.findByRole('menuitemcheckbox', { name: label }));

export const LevelByLevel: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} />,
  async play() {
    await userEvent.click(box());
    for (const label of ['金属', '钢材', '钢板']) await take(label);
    await expectHeld('plate');
    await expectShown('金属 / 钢材 / 钢板');
  },
};

export const WholePath: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} path value="metal,steel,bar" />,
  async play() {
    await expectShown('金属 / 钢材 / 圆钢');
    await userEvent.click(box());
    await take('铜材');
    await expectHeld('metal,copper');
  },
};

export const AnyLevelByKeyboard: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} anyLevel />,
  async play() {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await press('ArrowDown');
    await screen.findByRole('menuitemcheckbox', { name: '金属' });
    await press('ArrowDown');
    await press('Enter');
    await expectHeld('metal');
  },
};

export const Several: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} multiple value="bar" />,
  async play() {
    await userEvent.click(box());
    await waitFor(() => expect(document.querySelector('.ant-cascader-checkbox')).toBeVisible());
    await userEvent.click(
      screen.getByRole('menuitemcheckbox', { name: '塑料' }).querySelector('.ant-cascader-checkbox') as HTMLElement,
    );
    await expectHeld('bar,abs');
  },
};

export const Searched: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} />,
  async play() {
    await userEvent.type(box(), '钢板');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /钢板/ }));
    await expectHeld('plate');
  },
};

export const Disabled: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} value="abs" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} error="请选择物料类别" />,
  async play() {
    await expect(box()).toHaveAccessibleDescription('请选择物料类别');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Cascader} label="物料类别" tree={tree} multiple value="abs,gone" readOnly />,
  async play() {
    await expectVisible(screen.getByText('塑料 / ABS、gone'));
  },
};
