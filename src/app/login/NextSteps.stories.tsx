import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import type { HttpCall } from '../../data-sources/jeecg/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { StoryAddress, WhileAt } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/app-context.tsx';
import { createSessionStore, FactorRequired, parseWaysIn, type Session, type SignInAnswer } from '../session/index.ts';
import { BindOwnForm } from './landing/BindOwnForm.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta: Meta = { title: '应用/登录之后' };
export default meta;
type Story = StoryObj;

let begun: SignInAnswer[] = [];
let called: HttpCall[] = [];

const answer: SignInAnswer = {
  token: 'T1',
  user: { id: 'u1', username: 'wang', realname: '王工', orgCode: 'A02' },
  tenants: [
    { id: '1', name: '一厂', info: {} },
    { id: '2', name: '二厂', info: {} },
  ],
  departments: [
    { orgCode: 'A01', name: '销售部' },
    { orgCode: 'A02', name: '仓库' },
  ],
};

interface World {
  authenticate: Session['authenticate'];
  ways?: unknown;
  tenant?: { name: string; shortName?: string; footContent?: string };
  at?: string;
}

function Around({ authenticate, ways, tenant, at = '/user/login', children }: World & { children: ReactNode }) {
  const [services] = useState(() => {
    begun = [];
    called = [];
    const session: Partial<Session> = {
      authenticate,
      captchaRequired: async () => false,
      waysIn: async () => parseWaysIn(ways),
      begin: (one) => void begun.push(one),
    };
    const http = {
      ask: () => Promise.reject(new Error('no server')),
      async send(call: HttpCall) {
        called.push(call);
        return { success: true, code: 200, message: '', result: { userInfo: { ...answer.user, orgCode: 'A01' } } };
      },
    };
    const settings = { apiBase: '/jeecg-boot', home: '/dashboard/analysis', title: 'Pagewright' };
    const stored = createSessionStore(createMemoryStorage(), createMemoryStorage());
    const sessionStore = { ...stored, lastUsername: () => 'wang', lastTenant: () => tenant };
    const tabStorage = { get: () => undefined };
    return { session, http, sessionStore, settings, tabStorage } as unknown as AppServices;
  });
  return (
    <AppContext value={services}>
      <StoryAddress at={at}>
        <WhileAt paths={['/user/login', '/oauth2-app/login']}>{children}</WhileAt>
      </StoryAddress>
    </AppContext>
  );
}

// The stories are inside the main element of the canvas.
const parameters = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-main-is-top-level', enabled: false },
        { id: 'landmark-no-duplicate-main', enabled: false },
        { id: 'landmark-unique', enabled: false },
        { id: 'landmark-contentinfo-is-top-level', enabled: false },
      ],
    },
  },
};

async function signIn() {
  await userEvent.type(await screen.findByLabelText('密码'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

export const TenantAndDepartment: Story = {
  parameters,
  render: () => (
    <Around authenticate={async () => answer}>
      <SignInPage />
    </Around>
  ),
  async play() {
    await signIn();
    await userEvent.click(await screen.findByRole('radio', { name: '二厂' }));
    await expect(screen.getByRole('radio', { name: '仓库' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '销售部' }));
    await expect(begun).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '进入系统' }));
    await waitFor(() => expect(screen.getByText('进去了')).toBeVisible());
    await expect(begun).toMatchObject([{ tenant: { id: '2' }, user: { orgCode: 'A01' } }]);
    await expect(called).toMatchObject([
      {
        method: 'PUT',
        path: '/sys/selectDepart',
        body: { orgCode: 'A01' },
        headers: { 'x-access-token': 'T1', 'tenant-id': '2' },
      },
    ]);
  },
};

export const NoChoice: Story = {
  parameters,
  render: () => (
    <Around authenticate={async () => ({ ...answer, tenants: answer.tenants.slice(0, 1), departments: [] })}>
      <SignInPage />
    </Around>
  ),
  async play() {
    await signIn();
    await waitFor(() => expect(screen.getByText('进去了')).toBeVisible());
  },
};

export const SecondFactorSetUp: Story = {
  parameters,
  render: () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pagewright:wang?secret=JBSWY3DPEHPK3PXP' };
    return (
      <Around
        authenticate={async ({ path }) => {
          if (path === '/sys/login') throw new FactorRequired('您的角色要求两步验证，请先设置。', 'F1', setup);
          return { ...answer, tenants: [], departments: [], recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] };
        }}
      >
        <SignInPage />
      </Around>
    );
  },
  async play() {
    await signIn();
    await waitFor(() => expect(screen.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible());
    await expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '验证并登录' }));
    await waitFor(() => expect(screen.getByText('abcde-fghjk')).toBeVisible());
    await expect(begun).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '已保存，进入系统' }));
    await waitFor(() => expect(screen.getByText('进去了')).toBeVisible());
  },
};

// covers: frame-login-layout
export const LayoutOfATenant: Story = {
  parameters,
  render: () => (
    <Around
      authenticate={async () => answer}
      tenant={{ name: '一厂', shortName: '一厂简称', footContent: '一厂 版权所有' }}
      ways={{ phone: true, providers: [{ id: 'works', title: '厂区账号' }] }}
    >
      <SignInPage />
    </Around>
  ),
  async play() {
    await waitFor(() => expect(screen.getByText('一厂简称')).toBeInTheDocument());
    await expect(document.querySelector('.anticon-cloud')).toBeInTheDocument();
    await expect(screen.getByRole('contentinfo')).toHaveTextContent('一厂 版权所有');
    const party = await screen.findByRole('link', { name: '厂区账号' });
    await expect(party).toHaveAttribute('href', '/jeecg-boot/sys/thirdLogin/render/works');
    await expect(screen.queryByRole('link', { name: '注册账户' })).toBeNull();
    await expect(screen.queryByRole('tab', { name: '扫码登录' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '手机号登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await expect(screen.getByText('请输入手机号')).toBeVisible();
    await userEvent.type(screen.getByLabelText('手机号'), '13912345678');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^(60|59) s$/ })).toBeDisabled());
    await expect(called.at(-1)).toMatchObject({ path: '/sys/sms', body: { mobile: '13912345678', smsmode: '0' } });
    screen.getByRole('tab', { name: '手机号登录' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('tab', { name: '账号登录' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveFocus());
  },
};

let sentTo: string[] = [];

// covers: error-enterprise
export const UnderWay: Story = {
  parameters,
  render: () => {
    sentTo = [];
    const ways = { providers: [{ id: 'works', title: '厂区账号' }], sso: 'works' };
    return (
      <Around authenticate={async () => answer} ways={ways} at="/oauth2-app/login?redirect=%2Fbase%2Fcustomer">
        <LandingPage leave={(address) => void sentTo.push(address)} />
      </Around>
    );
  },
  async play() {
    await expect(screen.getByRole('status')).toHaveTextContent('正在登录，请稍候…');
    const address = '/jeecg-boot/sys/thirdLogin/render/works?redirect=%2Fbase%2Fcustomer';
    await waitFor(() => expect(sentTo).toEqual([address]));
  },
};

// covers: call-third
export const BindsOneself: Story = {
  parameters,
  render: () => (
    <Around authenticate={async () => answer} at="/oauth2-app/login?bind=U1&redirect=%2Faccount%2Fsettings%2Fbinding">
      <BindOwnForm uuid="U1" person="王工" />
    </Around>
  ),
  async play() {
    await expect(screen.getByText('把这个第三方账号绑定到“王工”，请输入登录密码')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '绑定' }));
    await expect(await screen.findByText('请输入密码')).toBeVisible();
    await expect(called).toEqual([]);
    await userEvent.type(screen.getByLabelText('密码'), 'geheim{Enter}');
    const body = { uuid: 'U1', password: 'geheim' };
    await waitFor(() => expect(called).toMatchObject([{ method: 'POST', path: '/sys/thirdLogin/bind', body }]));
    await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull());
  },
};
