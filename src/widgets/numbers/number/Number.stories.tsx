// covers: rule-number-cell
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';
import { Number } from './Number.tsx';

const meta: Meta = { title: '组件/数字' };
export default meta;
type Story = StoryObj;

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });

export const Money: Story = {
  render: () => <Held of={Number} label="金额" scale={2} unit="元" value="1234567.5" />,
  async play() {
    await expect(box().value).toBe('1,234,567.50');
    await userEvent.clear(box());
    await userEvent.type(box(), '9007199254740993.1');
    await expectHeld('9007199254740993.10');
    await userEvent.tab();
    await expect(box().value).toBe('9,007,199,254,740,993.10');
  },
};

// covers: rule-number-cell
export const TakesBackLetters: Story = {
  render: () => <Held of={Number} label="金额" scale={2} />,
  async play() {
    await userEvent.type(box(), '-12.x3.4');
    await expect(box().value).toBe('-12.34');
    await expectHeld('-12.34');
    await userEvent.clear(box());
    await userEvent.type(box(), '-');
    await expect(box().value).toBe('-');
    await expectHeld(null);
    await userEvent.tab();
    await expect(box().value).toBe('');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const AsPeopleWriteIt: Story = {
  render: () => <Held of={Number} label="金额" scale={2} value="1.00" />,
  async play() {
    for (const [text, shown, value] of [
      ['￥1,234.50', '1,234.50', '1234.50'],
      ['1.5万', '15,000.00', '15000.00'],
      ['１２。５', '12.50', '12.50'],
      ['100*3+5', '305.00', '305.00'],
      ['1e5', '100,000.00', '100000.00'],
      ['（1＋2）×3元', '9.00', '9.00'],
    ] as const) {
      await userEvent.clear(box());
      await userEvent.type(box(), text);
      await userEvent.tab();
      await expect(box().value).toBe(shown);
      await expectHeld(value);
    }
    await userEvent.clear(box());
    await userEvent.type(box(), '7*6{Enter}');
    await expect(box().value).toBe('42.00');
    await expectHeld('42.00');
  },
};

export const KeepsWhatIsNoNumber: Story = {
  render: () => <Held of={Number} label="金额" scale={2} value="7.00" />,
  async play() {
    for (const [text, problem] of [
      ['1e', '“1e”不是数字，请改正。'],
      ['12.345', '“12.345”有3位小数，这里最多2位小数，请改正。'],
      ['12,34', '“12,34”里的逗号不在千位上，请去掉逗号，或改成小数点。'],
      ['5/0', '“5/0”除以了0，请改正。'],
    ] as const) {
      await userEvent.clear(box());
      await userEvent.type(box(), text);
      await userEvent.tab();
      await expect(box().value).toBe(text);
      await expect(box()).toBeInvalid();
      await expectVisible(screen.getByText(problem));
      await expectHeld('7.00');
    }
    await userEvent.type(box(), '{Escape}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(box().value).toBe('7.00');
    await userEvent.clear(box());
    await userEvent.paste('约12个');
    await userEvent.tab();
    await expectVisible(screen.getByText('“约12个”不是数字，请改正。'));
    await expectHeld('7.00');
  },
};

export const HoldsTheSave: Story = {
  render: () => <OpenForm form={customerForm({ name: {}, balance: { title: '金额' } })} record={{ name: '东方' }} />,
  async play() {
    const save = () => userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    const message = '“12,34”里的逗号不在千位上，请去掉逗号，或改成小数点。';
    const wrong = [expect.objectContaining({ path: 'balance', message })];
    await userEvent.type(await screen.findByRole('textbox', { name: '金额' }), '12,34');
    await save();
    await expectVisible(screen.getByText(message));
    await expectHeld(wrong);
    await userEvent.type(box(), '{Enter}');
    await save();
    await expectHeld(wrong);
    await expect(box().value).toBe('12,34');
    await userEvent.clear(box());
    await userEvent.type(box(), '1.5万元');
    await save();
    await expectHeld(expect.objectContaining({ balance: '15000.00' }));
    await expect(screen.queryByText(message)).toBeNull();
  },
};

export const NobodyChangedIt: Story = {
  render: () => <Held of={Number} label="金额" scale={2} value="12.345" />,
  async play() {
    await userEvent.click(box());
    await userEvent.tab();
    await expectHeld('12.345');
  },
};

export const FullWidthAndPasted: Story = {
  render: () => <Held of={Number} label="金额" scale={2} />,
  async play() {
    await userEvent.click(box());
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: '１２。５' } });
    await fireEvent.compositionEnd(box());
    await expectHeld('12.50');
    await userEvent.clear(box());
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: 'yiwan' } });
    await fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    await expect(box().value).toBe('yiwan');
    await expect(screen.queryByRole('alert')).toBeNull();
    await fireEvent.change(box(), { target: { value: '2万' } });
    await fireEvent.compositionEnd(box());
    await expectHeld('20000.00');
    await userEvent.clear(box());
    await userEvent.paste('￥1,234.5');
    await expectHeld('1234.50');
  },
};

export const Integer: Story = {
  render: () => <Held of={Number} label="金额" scale={0} value={5} min={0} max={7} step={2} />,
  async play() {
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowUp}');
    await expectHeld('7');
    await userEvent.keyboard('{ArrowUp}');
    await expectHeld('7');
    await userEvent.type(box(), '.5{Enter}');
    await expectVisible(screen.getByText('“7.5”有1位小数，这里要填整数，请改正。'));
    await expectHeld(5);
  },
};

export const WithoutScale: Story = {
  render: () => <Held of={Number} label="金额" />,
  async play() {
    await userEvent.type(box(), '0.1');
    await expectHeld(0.1);
  },
};

export const ReadOnly: Story = {
  render: () => (
    <>
      <Held of={Number} label="金额" scale={2} unit="元" value="1234.5" readOnly />
      <Held of={Number} label="差额" scale={2} value="-12" readOnly />
    </>
  ),
  async play() {
    await expectVisible(screen.getByText('1,234.50 元'));
    await expectVisible(screen.getByText('−12.00'));
  },
};

export const WithSteppers: Story = {
  render: () => <Held of={Number} label="数量" value={1} step={2} max={4} steppers />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '增加' }));
    await expectHeld(3);
    await userEvent.click(screen.getByRole('button', { name: '增加' }));
    await expectHeld(3);
    await userEvent.click(screen.getByRole('button', { name: '减少' }));
    await expectHeld(1);
  },
};
