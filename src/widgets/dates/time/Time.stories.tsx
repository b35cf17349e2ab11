import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Time } from './Time.tsx';

const meta: Meta = { title: '组件/时间' };
export default meta;
type Story = StoryObj;

export const Typed: Story = {
  render: () => <Held of={Time} label="上班时间" />,
  async play() {
    await userEvent.type(screen.getByRole('textbox', { name: '上班时间' }), '08:30:00{Enter}');
    await expectHeld('08:30:00');
  },
};

export const EmptiedByKeys: Story = {
  render: () => <Held of={Time} label="上班时间" value="08:30:00" />,
  async play() {
    const box = screen.getByRole('textbox', { name: '上班时间' });
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await expectHeld(null);
    await userEvent.type(box, '9点{Enter}');
    await expectHeld('09:00:00');
    await userEvent.clear(box);
    await userEvent.type(box, '25:00');
    await userEvent.tab();
    await expectVisible(screen.getByText(/25:00/));
    await expectHeld('09:00:00');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Time} label="上班时间" value="08:30:00" minutes readOnly />,
  async play() {
    await expectVisible(screen.getByText('08:30'));
  },
};

export const InFormatsOfItsOwn: Story = {
  render: () => <Held of={Time} label="上班时间" value="0830" format="HH时mm分" valueFormat="HHmm" />,
  async play() {
    const box = screen.getByRole('textbox', { name: '上班时间' });
    await expect(box).toHaveValue('08时30分');
    await userEvent.clear(box);
    await userEvent.type(box, '09时05分{Enter}');
    await expectHeld('0905');
  },
};
