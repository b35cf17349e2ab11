import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Input } from './Input.tsx';

const meta: Meta = { title: '组件/单行文本' };
export default meta;
type Story = StoryObj;

export const Typing: Story = {
  render: () => <Held of={Input} label="名称" allowClear />,
  async play() {
    const box = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.type(box, '上海');
    await expectHeld('上海');
    await userEvent.clear(box);
    await expectHeld(null);
  },
};

export const ComposingPinyin: Story = {
  render: () => <Held of={Input} label="名称" />,
  async play() {
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });
    await fireEvent.compositionStart(box);
    await fireEvent.change(box, { target: { value: 'shang' } });
    await expect(box.value).toBe('shang');
    await expectHeld(null);
    await fireEvent.change(box, { target: { value: '上' } });
    await fireEvent.compositionEnd(box, { data: '上' });
    await expectHeld('上');
  },
};

export const TooLong: Story = {
  render: () => <Held of={Input} label="名称" maxLength={4} showCount value="四个字符再多" error="名称最多 4 个字" />,
  async play() {
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '名称' });
    await expect(box.value).toBe('四个字符再多');
    await expect(box).toHaveAccessibleDescription('名称最多 4 个字');
    await expect(box).toBeInvalid();
    await expectVisible(screen.getByText('6 / 4'));
  },
};

export const Disabled: Story = { render: () => <Held of={Input} label="名称" value="上海分公司" disabled /> };

export const ReadOnly: Story = {
  render: () => <Held of={Input} label="名称" value="上海分公司" readOnly />,
  async play() {
    await expectVisible(screen.getByText('上海分公司'));
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Password: Story = {
  render: () => <Held of={Input} label="密码" value="secret" readOnly password />,
  async play() {
    await expectVisible(screen.getByText('••••••'));
  },
};

export const PasswordWithAnEye: Story = {
  render: () => <Held of={Input} label="密码" password />,
  async play() {
    await screen.findByLabelText('密码');
    const box = document.querySelector<HTMLInputElement>('#held');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.type(screen.getByLabelText('密码'), 'a b');
    await expectHeld('a b');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    await expect(box).toHaveAttribute('type', 'text');
    await expectVisible(screen.getByRole('button', { name: '隐藏密码' }));
  },
};

export const PrefixAndSuffix: Story = {
  render: () => <Held of={Input} label="网址" prefix="https://" suffix=".com" value="example" />,
  async play() {
    await expectVisible(await screen.findByText('https://'));
    await expectVisible(screen.getByText('.com'));
  },
};

export const SpacesStayWhileOneTypes: Story = {
  render: () => <Held of={Input} label="名称" />,
  async play() {
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), ' 上海  分公司');
    await expectHeld(' 上海  分公司');
  },
};

const long = '上海东方明珠国际贸易进出口有限责任公司浦东新区外高桥保税区第一分公司仓储物流事业部';

export const LongText: Story = {
  render: () => <Held of={Input} label="名称" value={long} readOnly />,
  async play() {
    const text = screen.getByText(long, { selector: 'span' });
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
