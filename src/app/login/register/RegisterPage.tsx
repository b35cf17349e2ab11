import { MailOutlined, MobileOutlined, UserOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say, text, textTable } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { useGo } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { SignInNotice } from '../field/index.ts';
import * as fields from '../form/index.ts';
import { SignInLayout } from '../SignInLayout.tsx';

const empty = { username: '', password: '', confirmation: '', email: '', phone: '', code: '' };
const { NewPasswordFields, SmsCodeField, TextField } = fields;

const drawing = { parts: { 'register-form': () => <RegisterForm /> } };

/** The page for registering an account. */
export function RegisterPage() {
  return <SignInLayout of="register" drawing={drawing} />;
}

function RegisterForm() {
  const { http } = useApp();
  const go = useGo();
  const rules = {
    username: fields.registrationRules.username,
    password: fields.newPasswordError,
    confirmation: (again: string, { password }: typeof empty) => fields.confirmationError(again, password),
    email: fields.registrationRules.email,
    phone: fields.registrationRules.mobile,
    code: fields.codeError,
  };
  const form = fields.useSmallForm(empty, rules, async (values) => {
    const [username, phone, email] = [values.username.trim(), values.phone.trim(), values.email.trim()];
    const body = { username, password: values.password, phone, email, smscode: values.code.trim() };
    await http.send({ method: 'POST', path: '/sys/user/register', body, quiet: true, session: 'as-is' });
    go(`/user/register-result?${new URLSearchParams({ username })}`, { replace: true });
  });

  /** Shows immediately that the value is already taken. If the server does not report it here, it does so on submit. */
  async function checkFree(name: 'username' | 'phone' | 'email') {
    const value = form.values[name].trim();
    if (value === '' || !form.check(name)) return;
    const call = { method: 'GET', path: '/sys/user/checkOnlyUser', params: { [name]: value } } as const;
    await http.send({ ...call, quiet: true, session: 'as-is' }).catch((error: unknown) => {
      if (!(error instanceof PortError)) return;
      if (error.reason === 'taken' || error.message === '用户账号已存在') form.refuse(name, taken[name]);
    });
  }

  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>{say('注册后由管理员分配角色')}</SignInNotice>
      <TextField
        form={form}
        name="username"
        label={say('用户名')}
        placeholder={say('请输入用户名')}
        autoComplete="username"
        autoFocus
        maxLength={18}
        icon={<UserOutlined aria-hidden />}
        onBlur={() => void checkFree('username')}
      />
      <NewPasswordFields form={form} />
      <TextField
        form={form}
        name="email"
        label={say('邮箱（可不填）')}
        placeholder={say('请输入邮箱')}
        autoComplete="email"
        inputMode="email"
        maxLength={100}
        icon={<MailOutlined aria-hidden />}
        onBlur={() => void checkFree('email')}
      />
      <TextField
        form={form}
        name="phone"
        label={say('手机号')}
        placeholder={say('请输入手机号')}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={11}
        icon={<MobileOutlined aria-hidden />}
        onBlur={() => void checkFree('phone')}
      />
      <SmsCodeField form={form} mode="1" />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('注册')}
      </Button>
    </form>
  );
}

const taken = textTable({ username: text('用户名已存在!'), phone: text('手机号已存在!'), email: text('邮箱已存在!') });
