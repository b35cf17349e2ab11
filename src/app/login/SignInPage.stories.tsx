import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { PortError } from '../../runtime/ports/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { StoryAddress, WhileAt } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/app-context.tsx';
import { CaptchaRequired, createSessionStore, parseWaysIn, type Session } from '../session/index.ts';
import { SignInPage } from './SignInPage.tsx';

const meta: Meta = { title: '应用/登录' };
export default meta;
type Story = StoryObj;

let tried: unknown[] = [];
let answers: (Error | undefined)[] = [];

const picture = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="106" height="40"><rect width="106" height="40" fill="#eef3fb"/><text x="14" y="28" font-size="24" font-family="monospace">${text}</text></svg>`)}`;

function PageWith(props: { required: boolean; given: (Error | undefined)[]; slider?: boolean; ended?: string }) {
  const { required, given, slider, ended } = props;
  const [services] = useState(() => {
    tried = [];
    answers = [...given];
    let pictures = 0;
    const session: Partial<Session> = {
      captchaRequired: async () => required,
      waysIn: async () => parseWaysIn({ slider }),
      begin: () => undefined,
      captchaImage: async () => picture(`K${++pictures}P7`),
      async authenticate({ body }) {
        tried.push(body);
        const error = answers.shift();
        if (error) throw error;
        return { token: 'T', user: { id: '1', username: 'zhangwei', realname: '张伟' }, tenants: [], departments: [] };
      },
    };
    const settings = { apiBase: '/jeecg-boot', home: '/dashboard/analysis', title: 'Pagewright' };
    const sessionStore = createSessionStore(createMemoryStorage(), createMemoryStorage());
    if (ended) sessionStore.noteEnd(ended);
    const http = { ask: () => Promise.reject(new Error('no server')) };
    const tabStorage = { get: () => undefined };
    return { http, session, sessionStore, settings, tabStorage } as unknown as AppServices;
  });
  return (
    <AppContext value={services}>
      <StoryAddress at="/user/login?redirect=%2Fbase%2Fcustomer">
        <WhileAt paths={['/user/login']}>
          <SignInPage />
        </WhileAt>
      </StoryAddress>
    </AppContext>
  );
}

// The story is inside the main element of the canvas.
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
const fill = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const press = async () => userEvent.click(await screen.findByRole('button', { name: /登 ?录$/ }));

export const EndedByAnAdministrator: Story = {
  parameters,
  render: () => <PageWith required={false} given={[]} ended="管理员已重置您的密码，请用新密码登录。" />,
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent('管理员已重置您的密码，请用新密码登录。');
    await fill('密码', 'the-new-one');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const AskedAfterAFailure: Story = {
  parameters,
  render: () => (
    <PageWith
      required={false}
      given={[new CaptchaRequired('验证码无效'), new CaptchaRequired('验证码错误'), undefined]}
    />
  ),
  async play() {
    await fill('账号', 'zhangwei');
    await fill('密码', 'secret-1');
    await press();
    await waitFor(() => expect(screen.getByText('为了账号安全，请输入图中的验证码再登录')).toBeVisible());
    const captcha = await screen.findByLabelText('验证码');
    await waitFor(() => expect(captcha).toHaveFocus());
    await expect(screen.getByLabelText('密码')).toHaveValue('secret-1');
    await press();
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(/验证码/));
    await fill('验证码', 'wrong');
    await press();
    await waitFor(() => expect(screen.getByText('验证码错误')).toBeVisible());
    await waitFor(() => expect(captcha).toHaveValue(''));
    const shown = () => document.querySelector<HTMLImageElement>('.pw-captcha img')?.src;
    await waitFor(() => expect(shown()).toContain('K2P7'));
    await userEvent.click(screen.getByRole('button', { name: '换一张验证码图片' }));
    await waitFor(() => expect(shown()).toContain('K3P7'));
    await fill('验证码', 'K3P7');
    await press();
    await waitFor(() => expect(screen.getByText('进去了')).toBeVisible());
    await expect(tried).toMatchObject([
      { username: 'zhangwei' },
      { username: 'zhangwei', captcha: 'wrong' },
      { username: 'zhangwei', captcha: 'K3P7' },
    ]);
  },
};

export const AskedAtOnce: Story = {
  parameters,
  render: () => <PageWith required given={[]} />,
  async play() {
    await waitFor(() => expect(screen.getByLabelText('验证码')).toBeVisible());
    await waitFor(() => expect(document.querySelector('.pw-captcha img')).toBeVisible());
    await expect(screen.getByLabelText('账号')).toHaveFocus();
  },
};

export const FailureHasItsNumber: Story = {
  parameters,
  render: () => (
    <PageWith
      required={false}
      given={[new PortError('server', '服务器忙，请稍后再试', { status: 500, requestId: 'req-7' })]}
    />
  ),
  async play() {
    await press();
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
    await expect(tried).toEqual([]);
    await fill('账号', 'zhangwei');
    await fill('密码', 'secret-1');
    await press();
    await waitFor(() => expect(screen.getByText('服务器忙，请稍后再试（请求编号 req-7）')).toBeVisible());
  },
};

export const WithSlider: Story = {
  parameters,
  render: () => <PageWith required={false} given={[new PortError('invalid', '用户名或密码错误'), undefined]} slider />,
  async play() {
    const handle = await screen.findByRole('slider', { name: '拖动验证' });
    await fill('账号', 'zhangwei');
    await fill('密码', 'wrong');
    await press();
    await expect(await screen.findByRole('alert')).toHaveTextContent('请按住滑块，拖动到最右边');
    await expect(handle).toHaveFocus();
    await expect(tried).toEqual([]);
    await userEvent.keyboard('{End}');
    await expect(await screen.findByText('验证通过')).toBeVisible();
    await press();
    await screen.findByText('用户名或密码错误');
    await expect(tried).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('验证通过')).toBeNull());
    await fill('密码', 'right');
    (await screen.findByRole('slider', { name: '拖动验证' })).focus();
    await userEvent.keyboard('{End}');
    await press();
    await waitFor(() => expect(tried).toHaveLength(2));
  },
};
