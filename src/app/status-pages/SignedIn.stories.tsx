import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { HttpErrorNotices } from '../feedback/HttpErrorNotices.tsx';
import { StoryAddress, WhileAt } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/app-context.tsx';
import { parseAuthority } from '../session/authority.ts';
import { SignedIn } from '../SignedIn.tsx';

const meta: Meta = { title: '外壳/菜单没有取到' };
export default meta;
type Story = StoryObj;

let asked = 0;
let forgotten = 0;

function At({ load }: { load: () => never }) {
  const [services] = useState(() => {
    [asked, forgotten] = [0, 0];
    const session = {
      async load() {
        asked += 1;
        return load();
      },
      forget: () => void (forgotten += 1),
    };
    return { session, settings: { home: '/home' }, loadData: async () => ({}) } as unknown as AppServices;
  });
  return (
    <AppContext value={services}>
      <StoryAddress at="/base/customer">
        <WhileAt paths={['/base/customer']}>
          <SignedIn />
        </WhileAt>
      </StoryAddress>
      <HttpErrorNotices />
    </AppContext>
  );
}

const failing = (failure: Error) => () => {
  throw failure;
};

// covers: route-menu-fetch
export const RefusedTwice: Story = {
  render: () => <At load={failing(new PortError('server', '数据库忙', { status: 500 }))} />,
  async play() {
    await expectVisible(await screen.findByText('数据库忙'));
    await expect(forgotten).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('进去了');
    await expect(forgotten).toBe(1);
  },
};

export const WithoutNetwork: Story = {
  render: () => <At load={failing(new PortError('offline', '网络已断开，请检查网络后重试'))} />,
  async play() {
    await screen.findByRole('button', { name: '重试' });
    const before = asked;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toBe(before + 1));
    await screen.findByRole('button', { name: '重试' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toBe(before + 2));
    await screen.findByRole('button', { name: '重试' });
    await expect(forgotten).toBe(0);
  },
};

// covers: error-menu
export const EmptyMenu: Story = {
  render: () => <At load={() => parseAuthority({ menu: [] }) as never} />,
  async play() {
    await screen.findByText('进去了');
    await expectVisible(await screen.findByText(/getPermissionList: permissions must be a non-null array !/));
    await expect(forgotten).toBe(1);
  },
};
