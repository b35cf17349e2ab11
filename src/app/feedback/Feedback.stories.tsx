import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { StoryAddress } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/app-context.tsx';
import { UserMenu } from '../layouts/UserMenu.tsx';
import { CaptchaRequired, expiredAtom, type Session, userAtom } from '../session/index.ts';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { HttpErrorNotices } from './HttpErrorNotices.tsx';
import { httpErrorAtom } from './http-error-atom.ts';

const meta: Meta = { title: '应用/提示' };
export default meta;
type Story = StoryObj;

let left: (string | undefined)[] = [];
let refusals: Error[] = [];
let resumed: unknown[] = [];
const user = { id: 'u1', username: 'wang', realname: '王工' };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="106" height="40"><rect width="106" height="40" fill="#eef3fb"/></svg>')}`;

/** The app around, its server without departments and its cache out of reach. */
function Around({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [services] = useState(() => {
    left = [];
    const session: Partial<Session> = {
      async signIn(credentials) {
        resumed.push(credentials);
        const refusal = refusals.shift();
        if (refusal) throw refusal;
      },
      captchaImage: async () => picture,
      async signOut(back) {
        left.push(back);
      },
    };
    const http = { send: async () => ({ success: true, code: 200, message: '', result: { list: [] } }) };
    const refresh = () => Promise.reject(new PortError('server', '缓存不在'));
    // What is drawn here uses these alone.
    const browserStorage = createMemoryStorage();
    return { session, http, dictionaries: { refresh }, settings: {}, browserStorage } as unknown as AppServices;
  });
  const setUser = useSetAtom(userAtom);
  useEffect(() => setUser(signedIn ? user : undefined), [setUser, signedIn]);
  return (
    <AppContext value={services}>
      <StoryAddress at="/base/customer?list.page=2">{children}</StoryAddress>
    </AppContext>
  );
}

function Failing({ errors }: { errors: readonly PortError[] }) {
  const store = useStore();
  const tell = () => {
    for (const error of errors) store.set(httpErrorAtom, error);
  };
  return (
    <>
      <HttpErrorNotices />
      <button type="button" onClick={tell}>
        查询
      </button>
    </>
  );
}

/** A failed call is told once, however many failed alike, with the number that the administrator asks for. */
// covers: error-http
export const FailedCalls: Story = {
  render: () => (
    <Failing
      errors={[
        new PortError('forbidden', '拒绝访问', { requestId: 'r-7' }),
        new PortError('forbidden', '拒绝访问', { requestId: 'r-8' }),
        new PortError('timeout', '网络超时'),
      ]}
    />
  ),
  async play() {
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(screen.getAllByText('系统提示')).toHaveLength(2));
    await expectVisible(screen.getByText('网络超时'));
    await expect(screen.getAllByText(/^拒绝访问/)).toHaveLength(1);
  },
};

function Expired() {
  const expire = useSetAtom(expiredAtom);
  const isExpired = useAtomValue(expiredAtom);
  useEffect(() => expire(true), [expire]);
  return isExpired && <ExpiredDialog />;
}

/** The session is over: the same person goes on with the password, or leaves for the sign-in page and comes back here. */
// covers: state-expired, error-expired, day-focus
export const SessionExpired: Story = {
  render: () => (
    <Around signedIn>
      <Expired />
    </Around>
  ),
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: '登录已过期' }));
    await waitFor(() => expect(dialog.getByText('很抱歉，登录已过期，请重新登录')).toBeVisible());
    await waitFor(() => expect(dialog.getByLabelText(/的密码/)).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '重新登录' }));
    await expect(left).toEqual(['/base/customer?list.page=2']);
  },
};

/** After failures the server asks for the characters of a picture here too; another person leaves, and does not come back. */
// covers: shell-captcha
export const SessionExpiredWithCaptcha: Story = {
  render: () => {
    refusals = [new CaptchaRequired('验证码无效')];
    resumed = [];
    return (
      <Around signedIn>
        <Expired />
      </Around>
    );
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: '登录已过期' }));
    await userEvent.type(dialog.getByLabelText(/的密码/), 'secret-1');
    await userEvent.click(dialog.getByRole('button', { name: '登录并继续' }));
    const captcha = await dialog.findByLabelText('验证码');
    await waitFor(() => expect(dialog.getByRole('button', { name: '换一张验证码图片' })).toBeVisible());
    await userEvent.type(captcha, 'K3P7');
    await userEvent.click(dialog.getByRole('button', { name: '登录并继续' }));
    await waitFor(() => expect(resumed).toHaveLength(2));
    await expect(resumed.at(-1)).toMatchObject({
      ...{ username: 'wang', password: 'secret-1', captcha: 'K3P7' },
      checkKey: expect.any(String),
    });
    await userEvent.click(dialog.getByRole('button', { name: '换个账号' }));
    await expect(left).toEqual([undefined]);
  },
};

const choose = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: /的菜单$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

/** What one's own menu says where there is nothing to open. */
// covers: rule-depart, call-dict-cache, error-cache, header-clear-cache
export const OwnMenu: Story = {
  render: () => (
    <Around signedIn>
      <UserMenu pathOf={() => undefined} onOpen={() => undefined} />
    </Around>
  ),
  async play() {
    await choose('切换部门');
    await waitFor(() => expect(screen.getByText('您尚未设置部门信息!')).toBeVisible());
    await choose('清除缓存');
    await waitFor(() => expect(screen.getByText('刷新缓存失败！')).toBeVisible());
    await choose('界面导览（新）');
    await expectVisible(await screen.findByText(/切换语言/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/切换语言/)).toBeNull());
    await choose('界面导览');
    await expectVisible(await screen.findByText(/切换语言/));
    await userEvent.keyboard('{Escape}');
  },
};

// covers: rule-no-user
export const NobodySignedIn: Story = {
  render: () => (
    <Around signedIn={false}>
      <UserMenu pathOf={() => undefined} onOpen={() => undefined} />
    </Around>
  ),
  async play() {
    await choose('修改密码');
    await waitFor(() => expect(screen.getByText('当前系统无登录用户!')).toBeVisible());
  },
};
