import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../.storybook/StoryRuntime.tsx';
import { favouritePagesAtom, pageLinksAtom, recentPagesAtom } from '../../../runtime/pages/page-links.ts';
import { PageLinks } from './PageLinks.tsx';

const meta: Meta = { title: '组件/页面入口' };
export default meta;
type Story = StoryObj;

const link = (path: string, title: string, folder?: string) => {
  return { key: path, path, title, trail: folder === undefined ? [] : [folder], icon: null };
};
const pages = [
  link('/base/customer', '客户', '基础资料'),
  link('/base/unit', '计量单位', '基础资料'),
  link('/sales/order', '销售订单', '销售管理'),
  { key: 'docs', href: 'https://example.com', title: '帮助', trail: [], icon: null },
];

function Shell({ recent = [], children }: { recent?: string[]; children: ReactNode }) {
  const setPages = useSetAtom(pageLinksAtom);
  const setRecent = useSetAtom(recentPagesAtom);
  const setFavourites = useSetAtom(favouritePagesAtom);
  useEffect(() => {
    const change = (paths: readonly string[]) => setFavourites({ paths, change });
    setPages(pages);
    setRecent(recent);
    change([]);
  }, [recent, setPages, setRecent, setFavourites]);
  return children;
}

const opened = ['/sales/order', '/gone', '/base/unit'];

export const AllRecentAndFavourites: Story = {
  render: () => (
    <StoryRuntime>
      <Shell recent={opened}>
        <PageLinks show="favourite" />
        <PageLinks show="recent" />
        <PageLinks />
      </Shell>
    </StoryRuntime>
  ),
  async play() {
    const recent = within(await screen.findByRole('region', { name: '最近打开' }));
    await expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['销售订单', '计量单位']);
    const basics = within(screen.getByRole('region', { name: '基础资料' }));
    await expect(basics.getByRole('link', { name: '客户' })).toHaveAttribute('href', '/base/customer');
    await expect(screen.queryByRole('region', { name: '收藏' })).toBeNull();
    await userEvent.click(basics.getByRole('button', { name: '收藏：客户' }));
    const favourites = within(await screen.findByRole('region', { name: '收藏' }));
    await expectVisible(favourites.getByRole('link', { name: '客户' }));
    await userEvent.click(favourites.getByRole('button', { name: '取消收藏：客户' }));
    await expect(screen.queryByRole('region', { name: '收藏' })).toBeNull();
    const outside = within(screen.getByRole('region', { name: '其它' }));
    await expect(outside.getByRole('link', { name: '帮助' })).toHaveAttribute('target', '_blank');
  },
};

export const NoPages: Story = {
  render: () => (
    <StoryRuntime>
      <PageLinks />
    </StoryRuntime>
  ),
  async play() {
    await expectVisible(screen.getByText('您还没有可以打开的页面，请联系管理员授权。'));
  },
};
