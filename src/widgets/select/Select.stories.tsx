import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { choose, expectHeld, expectShown, optionOf } from '../../../.storybook/play.ts';
import { Select } from './Select.tsx';

const meta: Meta = { title: '组件/下拉选择' };
export default meta;
type Story = StoryObj;

const options = [
  { value: 1, label: '一月' },
  { value: 2, label: '二月' },
  { value: 3, label: '三月', disabled: true },
];

export const ChoosesOne: Story = {
  render: () => <Held of={Select} label="月份" options={options} />,
  async play() {
    await choose('月份', '二月');
    await expectHeld(2);
  },
};

export const SeveralAsText: Story = {
  render: () => <Held of={Select} label="月份" options={options} multiple value="1" />,
  async play() {
    await choose('月份', '二月');
    await expectHeld('1,2');
  },
};

export const SeveralAsArray: Story = {
  render: () => <Held of={Select} label="月份" options={options} multiple joined={false} />,
  async play() {
    await choose('月份', '一月');
    await userEvent.click(await optionOf('二月'));
    await expectHeld([1, 2]);
  },
};

export const YesOrNo: Story = {
  render: () => (
    <Held
      of={Select}
      label="在用"
      value={false}
      options={[
        { value: true, label: '在用' },
        { value: false, label: '停用' },
      ]}
    />
  ),
  async play() {
    await expectShown('停用');
    await choose('在用', '在用');
    await expectHeld(true);
  },
};

export const ValueWithoutOption: Story = {
  render: () => <Held of={Select} label="月份" options={options} value={13} />,
  async play() {
    await expectShown('13');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Select} label="月份" options={options} multiple value="1,2" readOnly />,
  async play() {
    await expect(screen.getByText('一月、二月')).toBeVisible();
  },
};
