import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, screen } from 'storybook/test';

import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import { PagePlaces } from './PagePlaces.tsx';

const meta: Meta = { title: '设计器/页面的地址' };
export default meta;
type Story = StoryObj;

const shell = createStore();
shell.set(pageLinksAtom, [
  { key: '1', title: '客户', trail: [], icon: null, path: '/base/customer', document: 'base/customer.model' },
]);

export const OnePageIsNotInTheMenu: Story = {
  render: () => (
    <Provider store={shell}>
      <PagePlaces
        pages={[
          { key: 'base/customer.model', title: '客户', path: '/base/customer' },
          { key: 'test/goods.model', title: '商品', path: '/test/goods' },
        ]}
        onClose={() => {}}
      />
    </Provider>
  ),
  async play() {
    await expect(await screen.findByRole('link', { name: '商品' })).toHaveAttribute('href', '/test/goods');
    await expect(screen.queryByText('客户')).toBeNull();
    await expect(screen.getByText('test/goods.model')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /复制/ })).toHaveLength(2);
  },
};
