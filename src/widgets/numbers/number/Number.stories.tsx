// covers: rule-number-cell, field-number
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
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

// covers: rule-number-cell, day-written
export const KeepsWhatIsNoNumber: Story = {
  render: () => <Held of={Number} label="金额" scale={2} value="7.00" />,
  async play() {
    await userEvent.clear(box());
    await userEvent.type(box(), '12.345');
    await userEvent.tab();
    await expect(box().value).toBe('12.345');
    await expectVisible(screen.getByText('“12.345”有3位小数，这里最多2位小数，请改正。'));
    await expectHeld('7.00');
    await userEvent.type(box(), '{Escape}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(box().value).toBe('7.00');
    await expectHeld('7.00');
  },
};

// covers: day-written
export const Calculated: Story = {
  render: () => <Held of={Number} label="金额" scale={2} />,
  async play() {
    await userEvent.type(box(), '100*3+5');
    await expectHeld(null);
    await userEvent.keyboard('{Enter}');
    await expectHeld('305.00');
    await userEvent.clear(box());
    await userEvent.type(box(), '1.5万');
    await userEvent.tab();
    await expect(box().value).toBe('15,000.00');
    await expectHeld('15000.00');
  },
};

// covers: day-written
export const NobodyChangedIt: Story = {
  render: () => <Held of={Number} label="金额" scale={2} value="12.345" />,
  async play() {
    await userEvent.click(box());
    await userEvent.tab();
    await expectHeld('12.345');
  },
};

// covers: field-composing
export const FullWidthAndPasted: Story = {
  render: () => <Held of={Number} label="金额" scale={2} />,
  async play() {
    await userEvent.click(box());
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: '１２。５' } });
    await fireEvent.compositionEnd(box());
    await expectHeld('12.50');
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
  render: () => <Held of={Number} label="金额" scale={2} unit="元" value="1234.5" readOnly />,
  async play() {
    await expectVisible(screen.getByText('1,234.50 元'));
  },
};
