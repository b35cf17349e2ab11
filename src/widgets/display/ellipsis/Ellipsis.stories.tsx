import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { Ellipsis } from './Ellipsis.tsx';

const meta: Meta = { title: '组件/省略文本' };
export default meta;
type Story = StoryObj;

const long = '上海东方明珠国际贸易进出口有限责任公司浦东新区外高桥保税区第一分公司仓储物流事业部';

// covers: limit-ellipsis
export const TwentyFiveCharacters: Story = {
  render: () => <Held of={Ellipsis} label="名称" value={long} />,
  async play() {
    const text = screen.getByText(`${long.slice(0, 25)}…`);
    await userEvent.hover(text);
    await expectVisible(await screen.findByText(long));
  },
};

export const TwoLines: Story = {
  render: () => <Held of={Ellipsis} label="名称" value={long + long} lines={2} />,
  async play() {
    const text = screen.getByText(long + long);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};

export const Short: Story = {
  render: () => <Held of={Ellipsis} label="名称" value="上海" />,
  async play() {
    await expectVisible(screen.getByText('上海'));
  },
};

export const Empty: Story = {
  render: () => <Held of={Ellipsis} label="名称" />,
  async play() {
    await expectVisible(screen.getByText('—'));
  },
};
