import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/Markdown 文字' };
export default meta;
type Story = StoryObj;

export const NothingRuns: Story = {
  render: () => (
    <ContentStory
      component="MarkdownText"
      props={{ text: '## 说明\n\n**先**看<script>window.hit = 1</script>[这里](javascript:alert(1))' }}
      width={358}
    />
  ),
  async play() {
    await expectVisible(await screen.findByRole('heading', { name: '说明' }));
    await expect(document.querySelector('.pw-markdown-view script, .pw-markdown-view [href^="javascript"]')).toBeNull();
  },
};
export const Dark: Story = { ...NothingRuns, parameters: { theme: 'dark' } };
