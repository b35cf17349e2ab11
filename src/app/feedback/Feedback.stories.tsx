import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { useUnsaved } from '../../runtime/unsaved/use-unsaved.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { UserMenu } from '../layouts/UserMenu.tsx';
import { StoryAddress } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/app-context.tsx';
import {
  CaptchaRequired,
  createSessionStore,
  expiredAtom,
  userAtom,
  type Session,
  type SessionRefusal,
} from '../session/index.ts';
import { httpErrorAtom } from './http-error-atom.ts';
import { HttpErrorNotices } from './HttpErrorNotices.tsx';
import { SessionEnd } from './SessionEnd.tsx';

const meta: Meta = { title: '应用/提示' };
export default meta;
type Story = StoryObj;

let left: (string | undefined)[] = [];
let refusals: Error[] = [];
let resumed: unknown[] = [];
const user = { id: 'u1', username: 'wang', realname: '王工' };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="106" height="40"><rect width="106" height="40" fill="#eef3fb"/></svg>')}`;

function Around({ signedIn, reason, children }: { signedIn: boolean; reason?: string; children: ReactNode }) {
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
    const browserStorage = createMemoryStorage();
    const sessionStore = createSessionStore(browserStorage, createMemoryStorage());
    if (reason) sessionStore.noteEnd(reason);
    const dictionaries = { refresh };
    return { session, http, sessionStore, dictionaries, settings: {}, browserStorage } as unknown as AppServices;
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

function Ended({ by, hasInput = false }: { by: SessionRefusal; hasInput?: boolean }) {
  const expire = useSetAtom(expiredAtom);
  const part = useMemo(() => ({ isUnsaved: () => hasInput, subscribe: () => () => {}, discard: () => {} }), [hasInput]);
  useUnsaved(part);
  useEffect(() => {
    expire(by);
    return () => expire(false);
  }, [expire, by]);
  return <SessionEnd />;
}

// covers: state-expired, error-expired
export const SessionExpired: Story = {
  render: () => (
    <Around signedIn>
      <Ended by="expired" />
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

// covers: state-expired
export const EndedByAnAdministrator: Story = {
  render: () => (
    <Around signedIn reason="管理员已重置您的密码，请用新密码登录。">
      <Ended by="expired" />
    </Around>
  ),
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: '登录已过期' }));
    await waitFor(() => expect(dialog.getByText('管理员已重置您的密码，请用新密码登录。')).toBeVisible());
    await expect(dialog.queryByText('很抱歉，登录已过期，请重新登录')).toBeNull();
  },
};

export const SessionExpiredWithCaptcha: Story = {
  render: () => {
    refusals = [new CaptchaRequired('验证码无效')];
    resumed = [];
    return (
      <Around signedIn>
        <Ended by="expired" />
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
      username: 'wang',
      password: 'secret-1',
      captcha: 'K3P7',
      checkKey: expect.any(String),
    });
    await userEvent.click(dialog.getByRole('button', { name: '换个账号' }));
    await expect(left).toEqual([undefined]);
  },
};

// covers: error-unauthorized
export const RefusedWithoutInput: Story = {
  render: () => (
    <Around signedIn>
      <Ended by="unauthorized" />
    </Around>
  ),
  async play() {
    await expectVisible(await screen.findByText('未授权，请重新登录'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(left).toEqual(['/base/customer?list.page=2']), { timeout: 4_000 });
  },
};

// covers: error-unauthorized
export const RefusedWithInput: Story = {
  render: () => (
    <Around signedIn>
      <Ended by="unauthorized" hasInput />
    </Around>
  ),
  async play() {
    await expectVisible(await screen.findByRole('dialog', { name: '登录已过期' }));
    await expect(screen.queryByText('未授权，请重新登录')).toBeNull();
    await expect(left).toEqual([]);
  },
};

const chat = 'Mozilla/5.0 (iPhone) MicroMessenger/7.0.1 wxwork/4.1';

// covers: error-enterprise
export const ExpiredInAChat: Story = {
  render: () => (
    <Around signedIn>
      <Ended by="expired" />
    </Around>
  ),
  beforeEach() {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue(chat);
    return () => agent.mockRestore();
  },
  async play() {
    await expectVisible(await screen.findByText('登录已过期，正在重新登录，请稍候…'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(left).toEqual(['/base/customer?list.page=2']), { timeout: 4_000 });
  },
};

const choose = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: /的菜单$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

// covers: rule-depart, call-dict-cache, error-cache, header-clear-cache
export const OwnMenu: Story = {
  render: () => (
    <Around signedIn>
      <UserMenu pathOf={() => undefined} onOpen={() => undefined} />
    </Around>
  ),
  async play() {
    const errors = spyOn(console, 'error');
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
    await expect(errors.mock.calls.filter(([text]) => String(text).startsWith('Invalid value for prop'))).toEqual([]);
    errors.mockRestore();
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
