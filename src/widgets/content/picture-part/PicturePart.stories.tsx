import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/页面图片' };
export default meta;
type Story = StoryObj;

export const OfAStoredFile: Story = {
  render: () => <ContentStory component="PicturePart" props={{ file: 'temp/a.png', alt: '厂房', height: 120 }} />,
  async play() {
    await expect(await screen.findByAltText('厂房')).toHaveAttribute('src', 'temp/a.png');
  },
};

export const RefusedAddressDark: Story = {
  parameters: { theme: 'dark' },
  render: () => (
    <ContentStory component="PicturePart" props={{ src: 'javascript:alert(1)', alt: '厂房' }} width={358} />
  ),
  async play() {
    await expectVisible(await screen.findByText('图片“厂房”无法显示'));
    await expect(document.querySelector('[src^="javascript"]')).toBeNull();
  },
};
