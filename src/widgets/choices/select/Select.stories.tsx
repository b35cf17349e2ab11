import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { choose, expectHeld, expectShown, expectVisible, optionOf, press } from '../../../../.storybook/play.ts';
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

// covers: entity-dict-disabled
export const DisabledOption: Story = {
  render: () => <Held of={Select} label="月份" options={options} value={1} />,
  async play() {
    await userEvent.click(screen.getByRole('combobox', { name: '月份' }));
    const third = await optionOf('三月');
    await expect(third).toHaveClass('ant-select-item-option-disabled');
    await userEvent.click(third, { pointerEventsCheck: 0 });
    await expectHeld(1);
    await userEvent.click(await optionOf('二月'));
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
    await expectVisible(screen.getByText('一月、二月'));
  },
};

// covers: limit-one-tag
export const OneTagShown: Story = {
  render: () => <Held of={Select} label="月份" options={options} multiple value="1,2,3" />,
  async play() {
    await expectShown('一月');
    const rest = screen.getByText('+2');
    await userEvent.hover(rest);
    await expectVisible(await screen.findByText('二月、三月'));
  },
};

export const FreeEntries: Story = {
  render: () => <Held of={Select} label="标签" options={options} tags />,
  async play() {
    const box = screen.getByRole('combobox', { name: '标签' });
    await userEvent.type(box, '急件');
    await optionOf('急件');
    await press('Enter');
    await expectHeld('急件');
    await userEvent.type(box, '易碎,');
    await expectHeld('急件,易碎');
  },
};

export const ByKeyboard: Story = {
  render: () => <Held of={Select} label="月份" options={options} />,
  async play() {
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: '月份' })).toHaveFocus();
    await press('ArrowDown');
    await optionOf('一月');
    await press('ArrowDown');
    await waitFor(() =>
      expect(document.querySelector('.ant-select-item-option-active')).toHaveAttribute('title', '二月'),
    );
    await press('Enter');
    await expectHeld(2);
  },
};

const cities = ['重庆市', '长沙市', '银川市'].map((label) => ({ value: label, label }));
export const FoundByPinyin: Story = {
  render: () => <Held of={Select} label="城市" options={cities} search />,
  async play() {
    await userEvent.type(screen.getByRole('combobox', { name: '城市' }), 'chongq');
    await optionOf('重庆市');
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1));
    await press('Enter');
    await expectHeld('重庆市');
  },
};

export const Disabled: Story = {
  render: () => <Held of={Select} label="月份" options={options} value={2} disabled />,
  async play() {
    await expect(screen.getByRole('combobox', { name: '月份' })).toBeDisabled();
    await expectShown('二月');
  },
};

export const Wrong: Story = {
  render: () => <Held of={Select} label="月份" options={options} error="请选择月份" />,
  async play() {
    const box = screen.getByRole('combobox', { name: '月份' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请选择月份');
  },
};

const long = '上海市浦东新区世纪大道一百号环球金融中心七十九层东侧会议中心第三会议室及其附属设施';

export const LongName: Story = {
  render: () => <Held of={Select} label="地点" options={[{ value: 1, label: long }]} value={1} />,
  async play() {
    await expectShown(long);
    const { width } = document.querySelector('.ant-select')?.getBoundingClientRect() ?? { width: Infinity };
    await expect(width).toBeLessThan(480);
  },
};
