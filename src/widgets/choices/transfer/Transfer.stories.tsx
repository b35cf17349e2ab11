import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Transfer } from './Transfer.tsx';

const meta: Meta = { title: '组件/穿梭框' };
export default meta;
type Story = StoryObj;

const options = ['采购部', '销售部', '仓储物流中心第一配送分部', '财务部'].map((label, index) => ({
  value: index + 1,
  label,
}));
const group = () => screen.getByRole('group', { name: '可见部门' });
const button = (name: string) => within(group()).getByRole('button', { name });

export const MovesOver: Story = {
  render: () => <Held of={Transfer} label="可见部门" options={options} value="2" />,
  async play() {
    await userEvent.click(screen.getByRole('checkbox', { name: '财务部' }));
    await userEvent.click(button('移到已选'));
    await expectHeld('4,2');
    await userEvent.click(screen.getByRole('checkbox', { name: '销售部' }));
    await userEvent.click(button('移回可选'));
    await expectHeld('4');
  },
};

export const AsArray: Story = {
  render: () => <Held of={Transfer} label="可见部门" options={options} joined={false} search />,
  async play() {
    await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, '采购');
    await expect(screen.queryByText('财务部')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '采购部' }));
    await userEvent.click(button('移到已选'));
    await expectHeld([1]);
  },
};

export const Disabled: Story = {
  render: () => <Held of={Transfer} label="可见部门" options={options} value="2" disabled />,
  async play() {
    await expect(screen.getByRole('checkbox', { name: '财务部' })).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Transfer} label="可见部门" options={options} error="请选择可见部门" />,
  async play() {
    await expect(group()).toHaveAccessibleDescription('请选择可见部门');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Transfer} label="可见部门" options={options} value="2,4" readOnly />,
  async play() {
    await expectVisible(screen.getByText('销售部、财务部'));
  },
};
