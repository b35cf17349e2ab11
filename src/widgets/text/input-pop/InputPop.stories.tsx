// covers: dialog-large-text
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { InputPop } from './InputPop.tsx';

const meta: Meta = { title: '组件/弹出文本' };
export default meta;
type Story = StoryObj;

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: '质量说明' });
const opened = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '编辑内容' });

// covers: dialog-large-text
export const WritesInTheLargeBox: Story = {
  render: () => <Held of={InputPop} label="质量说明" value="合格" />,
  async play() {
    await userEvent.click(screen.getByRole('button', { name: '编辑内容' }));
    const box = await opened();
    await waitFor(() => expect(box).toHaveFocus());
    const { width, height } = box.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([300, 210]);
    await userEvent.type(box, '，{Enter}表面光洁');
    await expectHeld('合格，\n表面光洁');
  },
};

export const ByKeyboard: Story = {
  render: () => <Held of={InputPop} label="质量说明" />,
  async play() {
    await userEvent.type(line(), '甲');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await opened()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '编辑内容' })).toBeNull());
    await expect(screen.getByRole('button', { name: '编辑内容' })).toHaveFocus();
    await expectHeld('甲');
  },
};

export const ComposingPinyin: Story = {
  render: () => <Held of={InputPop} label="质量说明" />,
  async play() {
    await fireEvent.compositionStart(line());
    await fireEvent.change(line(), { target: { value: 'he' } });
    await expectHeld(null);
    await fireEvent.change(line(), { target: { value: '合' } });
    await fireEvent.compositionEnd(line(), { data: '合' });
    await expectHeld('合');
  },
};

export const Wrong: Story = {
  render: () => <Held of={InputPop} label="质量说明" error="请填写质量说明" />,
  async play() {
    await expect(line()).toBeInvalid();
    await expect(line()).toHaveAccessibleDescription('请填写质量说明');
  },
};

export const Disabled: Story = {
  render: () => <Held of={InputPop} label="质量说明" value="合格" disabled />,
  async play() {
    await expect(line()).toBeDisabled();
    await expect(screen.getByRole('button', { name: '编辑内容' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={InputPop} label="质量说明" value={'第一行\n第二行'} readOnly />,
  async play() {
    await expectVisible(screen.getByText(/第一行/, { selector: 'span' }));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
