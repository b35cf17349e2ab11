import { MobileOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { SignInNotice } from '../field/index.ts';
import { codeError, phoneError, SmsCodeField, TextField, useSmallForm } from '../form/index.ts';
import type { SignIn } from '../use-sign-in.ts';

/** The form for signing in with a code sent by text message. */
export function PhoneForm({ signIn }: { signIn: SignIn }) {
  const form = useSmallForm({ phone: '', code: '' }, { phone: phoneError, code: codeError }, ({ phone, code }) =>
    signIn.enter({
      method: 'POST',
      path: '/sys/phoneLogin',
      body: { mobile: phone.trim(), captcha: code.trim(), remember_me: true },
    }),
  );
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>{say('手机验证码登录')}</SignInNotice>
      <TextField
        form={form}
        name="phone"
        label={say('手机号')}
        placeholder={say('请输入手机号')}
        inputMode="tel"
        autoComplete="tel-national"
        autoFocus
        maxLength={11}
        icon={<MobileOutlined aria-hidden />}
      />
      <SmsCodeField form={form} mode="0" />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('登录')}
      </Button>
    </form>
  );
}
