import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../.storybook/StoryRuntime.tsx';
import { HostPartsContext } from '../../../runtime/host/index.ts';
import { HostPart } from './HostPart.tsx';

const meta: Meta = { title: '组件/宿主的部件' };
export default meta;
type Story = StoryObj;

const parts = async () => ({ 'own-clock': () => <time>09:30</time> });

export const DrawnByTheHost: Story = {
  render: () => (
    <StoryRuntime>
      <HostPartsContext value={parts}>
        <HostPart title="时钟" part="own-clock" />
        <HostPart part="constructor" />
      </HostPartsContext>
    </StoryRuntime>
  ),
  async play() {
    await expect(await screen.findByRole('region', { name: '时钟' })).toBeVisible();
    await expectVisible(await screen.findByText('09:30'));
    await expectVisible(await screen.findByText('这里没有部件“constructor”，请联系配置人员。'));
  },
};

const lost = () => Promise.reject(new Error('offline'));

export const DidNotCome: Story = {
  render: () => (
    <StoryRuntime>
      <HostPartsContext value={lost}>
        <HostPart part="own-clock" />
      </HostPartsContext>
    </StoryRuntime>
  ),
  async play() {
    await expectVisible(await screen.findByText('这个部分没有加载出来，请刷新页面。'));
  },
};
