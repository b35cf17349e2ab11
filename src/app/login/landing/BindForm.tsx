import { LockOutlined, UserOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { SignInNotice } from '../field/index.ts';
import { TextField, useSmallForm } from '../form/index.ts';
import type { SignIn } from '../use-sign-in.ts';

const rules = {
  username: (text: string) => (text.trim() === '' ? say('请输入账号') : undefined),
  password: (text: string) => (text === '' ? say('请输入密码') : undefined),
};

/** Binds the third-party account to an existing user, who confirms it once with their password. */
export function BindForm({ uuid, signIn }: { uuid: string; signIn: SignIn }) {
  const form = useSmallForm({ username: '', password: '' }, rules, ({ username, password }) =>
    signIn.enter({
      method: 'POST',
      path: '/sys/thirdLogin/user/checkPassword',
      body: { uuid, username: username.trim(), password },
    }),
  );
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>{say('第一次这样登录：请输入您的账号和密码完成绑定')}</SignInNotice>
      <TextField
        form={form}
        name="username"
        label={say('账号')}
        placeholder={say('请输入账号')}
        autoComplete="username"
        autoFocus
        maxLength={100}
        icon={<UserOutlined aria-hidden />}
      />
      <TextField
        form={form}
        name="password"
        label={say('密码')}
        placeholder={say('请输入密码')}
        autoComplete="current-password"
        isSecret
        maxLength={200}
        icon={<LockOutlined aria-hidden />}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('绑定并登录')}
      </Button>
    </form>
  );
}
