import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/网页' };
export default meta;
type Story = StoryObj;

export const OwnPageAsAStranger: Story = {
  render: () => (
    <ContentStory component="WebPage" title="说明" props={{ src: '/iframe-that-is-not-there.html', height: 100 }} />
  ),
  async play() {
    const frame = await screen.findByTitle('说明');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  },
};

export const NoAddressDark: Story = {
  parameters: { theme: 'dark' },
  render: () => <ContentStory component="WebPage" title="说明" props={{ src: 'mailto:a@b.c' }} width={358} />,
  async play() {
    await expectVisible(await screen.findByText(/不是网页的地址/));
    await expect(document.querySelector('iframe')).toBeNull();
  },
};
