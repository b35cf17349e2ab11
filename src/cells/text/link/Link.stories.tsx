import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { LinkCell } from './Link.tsx';

const meta: Meta = { title: '单元格/链接' };
export default meta;
type Story = StoryObj;

export const Address: Story = {
  render: () => <CellStory of={LinkCell} value={'https://example.com/a'} />,
  async play() {
    await expect(screen.getByRole('link', { name: 'https://example.com/a' })).toHaveAttribute(
      'href',
      'https://example.com/a',
    );
  },
};

export const Unsafe: Story = {
  render: () => <CellStory of={LinkCell} value={'javascript:alert(1)'} />,
  async play() {
    await expect(screen.queryByRole('link')).toBeNull();
    await expectVisible(screen.getByText('javascript:alert(1)'));
  },
};
