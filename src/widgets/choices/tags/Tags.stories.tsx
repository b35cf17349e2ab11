import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Tags } from './Tags.tsx';

const meta: Meta = { title: '组件/标签' };
export default meta;
type Story = StoryObj;

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '特性' });

export const Typed: Story = {
  render: () => <Held of={Tags} label="特性" />,
  async play() {
    await userEvent.type(box(), '耐磨防水');
    await expectHeld('耐磨;防水;');
    await userEvent.type(box(), '{Backspace}');
    await expectHeld('耐磨;防');
  },
};

// covers: rule-tags
export const ComposingPinyin: Story = {
  render: () => <Held of={Tags} label="特性" />,
  async play() {
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: 'naimo' } });
    await expect(box().value).toBe('naimo');
    await expectHeld(null);
    await fireEvent.change(box(), { target: { value: '耐磨' } });
    await fireEvent.compositionEnd(box(), { data: '耐磨' });
    await expectHeld('耐磨;');
  },
};

export const Disabled: Story = {
  render: () => <Held of={Tags} label="特性" value="耐磨;" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Tags} label="特性" error="请填写特性" />,
  async play() {
    await expect(box()).toHaveAccessibleDescription('请填写特性');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Tags} label="特性" value="耐磨;防水;" readOnly />,
  async play() {
    await expectVisible(screen.getByText('耐磨'));
    await expectVisible(screen.getByText('防水'));
  },
};
