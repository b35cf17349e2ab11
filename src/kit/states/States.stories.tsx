import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { PortError } from '../../runtime/ports/index.ts';
import {
  EmptyState,
  emptyText,
  ErrorState,
  ForbiddenState,
  ListSkeleton,
  LoadFailure,
  NotFoundState,
  OfflineState,
} from './index.ts';

const meta: Meta = { title: '状态/状态' };
export default meta;
type Story = StoryObj;

export const Skeleton: Story = {
  render: () => <ListSkeleton rows={3} columns={4} />,
  async play() {
    const skeleton = screen.getByRole('status', { name: '正在加载' });
    await expect(skeleton).toBeEmptyDOMElement();
    await waitFor(() => expect(skeleton.childElementCount).toBe(3));
  },
};

export const NothingYet: Story = {
  render: () => <EmptyState title="客户" />,
  async play() {
    await expectVisible(screen.getByText('暂无客户'));
    await expect(emptyText('我的消息')).toBe('暂无消息');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

const retry = fn();
export const Failed: Story = {
  render: () => <ErrorState message="数据库忙，请稍候" requestId="req-42" onRetry={retry} />,
  async play() {
    retry.mockClear();
    await expect(screen.getByRole('alert')).toHaveTextContent('请求编号 req-42');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const NoNetwork: Story = {
  render: () => <OfflineState />,
  async play() {
    await expectVisible(screen.getByText('请检查网络，恢复后会自动重试。'));
  },
};

export const NoPermission: Story = {
  render: () => <ForbiddenState permission="base:customer:list" />,
  async play() {
    await expectVisible(screen.getByText(/请联系管理员.*base:customer:list/));
  },
};

// covers: permission-named
export const RefusedByTheServer: Story = {
  render: () => (
    <LoadFailure
      error={new PortError('forbidden', '拒绝访问', { cause: '没有权限，请联系管理员授权：system:document:edit' })}
    />
  ),
  async play() {
    await expectVisible(screen.getByText(/请联系管理员.*system:document:edit/));
  },
};

export const NotThere: Story = {
  render: () => <NotFoundState what="这条记录" />,
  async play() {
    await expectVisible(screen.getByText('这条记录不存在'));
  },
};
