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

// covers: rule-number-cell
export const RefusesWhatIsNoNumber: Story = {
  render: () => <Held of={Number} label="金额" scale={2} />,
  async play() {
    await userEvent.type(box(), '-12.3x4.56');
    await expect(box().value).toBe('-12.34');
    await expectHeld('-12.34');
    await userEvent.clear(box());
    await userEvent.type(box(), '-');
    await expect(box().value).toBe('-');
    await expectHeld(null);
    await userEvent.tab();
    await expect(box().value).toBe('');
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
    await userEvent.paste('1,234.5');
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
    await userEvent.type(box(), '.5');
    await expectHeld('75');
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
