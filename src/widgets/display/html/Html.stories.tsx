import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { Html } from './Html.tsx';

const meta: Meta = { title: '组件/富文本显示' };
export default meta;
type Story = StoryObj;

const shown = () => screen.getByRole('group', { name: '公告' });

export const Formatted: Story = {
  render: () => (
    <Held
      of={Html}
      label="公告"
      value={'<h3>放假通知</h3><p>国庆<b>放假</b>，见<a href="https://example.com">说明</a></p>'}
    />
  ),
  async play() {
    await expectVisible(screen.getByRole('heading', { name: '放假通知' }));
    const link = screen.getByRole('link', { name: '说明' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

const attacks = [
  '<p id="held-label" class="ant-modal">安全的话</p>',
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=2">',
  '<svg onload="window.hit=3"></svg>',
  '<a href="javascript:window.hit=4">点</a>',
  '<iframe srcdoc="<script>parent.hit=5</script>"></iframe>',
  '<form action="/logout"><button>登录</button></form>',
  '<style>body{display:none}</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit=6">',
];

export const NothingRuns: Story = {
  render: () => <Held of={Html} label="公告" value={attacks.join('')} />,
  parameters: { a11y: { test: 'off' } },
  async play() {
    await expectVisible(screen.getByText('安全的话'));
    await expect(
      shown().querySelectorAll('script, iframe, form, button, style, [onerror], [onload], [id], [class]'),
    ).toHaveLength(0);
    await expect(shown().innerHTML).not.toContain('javascript:');
    await waitFor(() => expect([...shown().querySelectorAll('img')].every((image) => image.complete)).toBe(true));
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
  },
};

export const Empty: Story = {
  render: () => <Held of={Html} label="公告" />,
  async play() {
    await expectVisible(screen.getByText('—'));
  },
};
