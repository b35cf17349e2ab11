import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { SignInNotice } from '../field/index.ts';
import { confirmationError, newPasswordError, NewPasswordFields, useSmallForm } from '../form/index.ts';
import type { Alteration } from './alteration.ts';

const empty = { password: '', confirmation: '' };
const path = '/sys/user/passwordChange';

interface Found {
  phone: string;
  username: string;
  code: string;
}

/** Asks for the new password of the account that was found. */
export function PasswordStep(props: Found & { onNext: (next: Alteration) => void }) {
  const { phone, username, code, onNext } = props;
  const { http, settings } = useApp();
  const rules = {
    password: newPasswordError,
    confirmation: (again: string, { password }: typeof empty) => confirmationError(again, password),
  };
  const form = useSmallForm(empty, rules, async ({ password }) => {
    const values = { username, password, smscode: code, phone };
    // JeecgBoot accepts these values only in the query string.
    const way = settings.isJeecg
      ? ({ method: 'GET', params: values } as const)
      : ({ method: 'POST', body: values } as const);
    await http.send({ ...way, path, quiet: true, session: 'as-is' });
    onNext({ step: 3, username });
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>
        {say('账号 {username} 的新密码；别处的登录会结束', { username })}
      </SignInNotice>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields form={form} />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('提交')}
      </Button>
    </form>
  );
}
