import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { VerifySlider } from './VerifySlider.tsx';

const meta: Meta = { title: '组件/拖动验证' };
export default meta;
type Story = StoryObj;

const handle = () => screen.getByRole('slider', { name: '验证' });
const passed = fn();

async function dragBy(distance: number): Promise<void> {
  const { left } = handle().getBoundingClientRect();
  const at = (x: number) => ({ clientX: left + 10 + x, clientY: 20, pointerId: 1, button: 0, isPrimary: true });
  // A synthetic pointer cannot be captured.
  handle().setPointerCapture = () => undefined;
  await fireEvent.pointerDown(handle(), at(0));
  for (const share of [0.25, 0.5, 1]) await fireEvent.pointerMove(handle(), at(distance * share));
}

// covers: state-verify-slider
export const DraggedToTheEnd: Story = {
  render: () => <Held of={VerifySlider} label="验证" onSuccess={passed} />,
  async play() {
    passed.mockClear();
    await dragBy(400);
    await expectHeld(true);
    await expectVisible(screen.getByText('验证通过'));
    await expect(passed).toHaveBeenCalledTimes(1);
    await fireEvent.pointerUp(handle());
    await expectHeld(true);
  },
};

// covers: state-verify-slider
export const LetGoEarly: Story = {
  render: () => <Held of={VerifySlider} label="验证" />,
  async play() {
    await dragBy(120);
    await expect(Number(handle().getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    await fireEvent.pointerUp(handle());
    await expect(handle()).toHaveAttribute('aria-valuenow', '0');
    await expectHeld(null);
  },
};

export const ByKeyboard: Story = {
  render: () => <Held of={VerifySlider} label="验证" />,
  async play() {
    await userEvent.tab();
    await expect(handle()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(handle()).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expectHeld(true);
  },
};

export const Disabled: Story = {
  render: () => <Held of={VerifySlider} label="验证" disabled />,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  async play() {
    await dragBy(400);
    await expectHeld(null);
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={VerifySlider} label="验证" value={true} readOnly />,
  async play() {
    await expectVisible(screen.getByText('验证通过'));
  },
};
