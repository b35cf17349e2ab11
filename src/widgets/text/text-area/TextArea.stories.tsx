import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld } from '../../../../.storybook/play.ts';
import { TextArea } from './TextArea.tsx';

const meta: Meta = { title: '组件/多行文本' };
export default meta;
type Story = StoryObj;

export const Typing: Story = {
  render: () => <Held of={TextArea} label="备注" />,
  async play() {
    const box = screen.getByRole('textbox', { name: '备注' });
    await userEvent.type(box, '第一行{Enter}第二行');
    await expectHeld('第一行\n第二行');
  },
};

export const ComposingPinyin: Story = {
  render: () => <Held of={TextArea} label="备注" />,
  async play() {
    const box = screen.getByRole('textbox', { name: '备注' });
    await fireEvent.compositionStart(box);
    await fireEvent.change(box, { target: { value: 'hao' } });
    await expectHeld(null);
    await fireEvent.change(box, { target: { value: '好' } });
    await fireEvent.compositionEnd(box);
    await expectHeld('好');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={TextArea} label="备注" value={'第一行\n第二行'} readOnly />,
  async play() {
    const text = screen.getByText(/第一行/, { selector: 'span' });
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};
