import { LockOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { redirectTarget, useBrowserLocation } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { SignInNotice } from '../field/index.ts';
import { TextField, useSmallForm } from '../form/index.ts';

const rules = { password: (text: string) => (text === '' ? say('请输入密码') : undefined) };

/**
 * Binds the third-party account to the signed-in user, who confirms it with their password and then returns to the
 * previous page.
 */
export function BindOwnForm({ uuid, person }: { uuid: string; person: string }) {
  const { http, settings } = useApp();
  const { search, go } = useBrowserLocation();
  const form = useSmallForm({ password: '' }, rules, async ({ password }) => {
    await http.send({ method: 'POST', path: '/sys/thirdLogin/bind', body: { uuid, password }, quiet: true });
    go(redirectTarget(search, settings.home), { replace: true });
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>
        {say('把这个第三方账号绑定到“{person}”，请输入登录密码', { person })}
      </SignInNotice>
      <TextField
        form={form}
        name="password"
        label={say('密码')}
        placeholder={say('请输入密码')}
        autoComplete="current-password"
        autoFocus
        isSecret
        maxLength={200}
        icon={<LockOutlined aria-hidden />}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('绑定')}
      </Button>
    </form>
  );
}
