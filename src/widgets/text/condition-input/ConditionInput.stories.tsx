import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { ConditionInput } from './ConditionInput.tsx';

const meta: Meta = { title: '组件/条件文本' };
export default meta;
type Story = StoryObj;

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '客户' });

export const Like: Story = {
  render: () => <Held of={ConditionInput} label="客户" allowClear />,
  async play() {
    await userEvent.type(box(), '上海 ');
    await expectHeld('*上海 *');
    await expect(box().value).toBe('上海 ');
    await userEvent.clear(box());
    await expectHeld(null);
  },
};

export const Not: Story = {
  render: () => <Held of={ConditionInput} label="客户" condition="ne" value="!上海" />,
  async play() {
    await expect(box().value).toBe('上海');
    await userEvent.type(box(), '分');
    await expectHeld('!上海分');
  },
};

export const AtLeast: Story = {
  render: () => <Held of={ConditionInput} label="客户" condition="ge" />,
  async play() {
    await userEvent.type(box(), '5');
    await expectHeld('>= 5');
  },
};

export const ComposingPinyin: Story = {
  render: () => <Held of={ConditionInput} label="客户" />,
  async play() {
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: 'shang' } });
    await expectHeld(null);
    await fireEvent.change(box(), { target: { value: '上' } });
    await fireEvent.compositionEnd(box(), { data: '上' });
    await expectHeld('*上*');
  },
};

export const Disabled: Story = {
  render: () => <Held of={ConditionInput} label="客户" value="*上海*" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={ConditionInput} label="客户" value="*上海*" readOnly />,
  async play() {
    await expectVisible(screen.getByText('上海'));
  },
};
