import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/页面按钮' };
export default meta;
type Story = StoryObj;

export const CarriesOutItsSteps: Story = {
  render: () => (
    <ContentStory
      component="ActionButton"
      title="提醒"
      props={{ type: 'primary' }}
      node={{ 'x-actions': { press: [{ confirm: '确定提醒？' }, { notify: '已提醒' }] } }}
      width={358}
    />
  ),
  async play() {
    (await screen.findByRole('button', { name: '提醒' })).focus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(await screen.findByText('确定提醒？'));
    await userEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
    await expectVisible(await screen.findByText('已提醒'));
  },
};

export const NothingToDoDark: Story = {
  parameters: { theme: 'dark' },
  render: () => <ContentStory component="ActionButton" title="提醒" />,
  async play() {
    await expect(await screen.findByRole('button', { name: '提醒' })).toBeDisabled();
  },
};
