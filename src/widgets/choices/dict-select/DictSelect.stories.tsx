import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { choose, expectHeld, expectShown, expectVisible, optionOf, press, tabTo } from '../../../../.storybook/play.ts';
import { DictSelect } from './DictSelect.tsx';

const meta: Meta = { title: '组件/字典选择' };
export default meta;
type Story = StoryObj;

export const Chooses: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" />,
  async play() {
    await choose('等级', '普通客户');
    await expectHeld('B');
  },
};

export const DisabledItemNotOffered: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" />,
  async play() {
    await userEvent.click(screen.getByRole('combobox', { name: '等级' }));
    await expectVisible(await optionOf('普通客户'));
    await expect(screen.queryByText('停用等级')).toBeNull();
  },
};

export const DisabledItemStored: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" value="C" />,
  async play() {
    await waitFor(() => expectShown('停用等级'));
  },
};

export const AsRadio: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" look="radio" value="A" />,
  async play() {
    await expect(await screen.findByRole('radio', { name: '重点客户' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '普通客户' }));
    await expectHeld('B');
  },
};

export const OpenedByTheKeyboard: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" />,
  async play() {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '等级' })).toHaveFocus());
    await press('ArrowDown');
    await expectVisible(await optionOf('普通客户'));
  },
};

export const ChosenByTheKeyboard: Story = {
  ...OpenedByTheKeyboard,
  async play(context) {
    await OpenedByTheKeyboard.play?.(context);
    await press('ArrowDown');
    await press('Enter');
    await expectHeld('B');
  },
};

export const RadioByTheKeyboard: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" look="radio" value="A" />,
  async play() {
    await screen.findByRole('radio', { name: '重点客户' });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('radio', { name: '重点客户' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expectHeld('B');
  },
};

export const BoxesByTheKeyboard: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" look="checkbox" value="A" />,
  async play() {
    await screen.findByRole('checkbox', { name: '普通客户' });
    await tabTo(() => screen.getByRole('checkbox', { name: '普通客户' }));
    await userEvent.keyboard(' ');
    await expectHeld('A,B');
  },
};

export const TakenOutOfTheDictionary: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" value="Z" valueText="战略客户" />,
  async play() {
    await waitFor(() => expectShown('战略客户'));
  },
};

// covers: error-dict
export const UnknownDictionary: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="nothing" />,
  async play() {
    await userEvent.click(screen.getByRole('combobox', { name: '等级' }));
    await waitFor(() => expect(screen.getByText('没有选项')).toBeVisible());
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" value="A" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('重点客户'));
  },
};

export const AsButtons: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" look="radioButton" value="A" />,
  async play() {
    const group = await screen.findByRole('radiogroup', { name: '等级' });
    await waitFor(() => expect(group.querySelector('.ant-radio-button-wrapper')).toBeVisible());
    await userEvent.click(screen.getByText('普通客户'));
    await expectHeld('B');
  },
};

export const AsBoxes: Story = {
  render: () => <Held of={DictSelect} label="等级" dictionary="customer_level" look="checkbox" value="A" />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '普通客户' }));
    await expectHeld('A,B');
  },
};
