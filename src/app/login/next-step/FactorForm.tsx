import { SafetyCertificateOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { bySecondFactor } from '../../session/index.ts';
import { SignInNotice } from '../field/index.ts';
import { codeError, QrPicture, TextField, useSmallForm } from '../form/index.ts';
import type { SignIn, SignInStep } from '../use-sign-in.ts';

/** Asks for the code of an authenticator app. If the user has none yet, it first shows the secret to set it up. */
export function FactorForm(props: Omit<Extract<SignInStep, { kind: 'factor' }>, 'kind'> & { signIn: SignIn }) {
  const { ticket, setup, signIn } = props;
  const form = useSmallForm({ code: '' }, { code: codeError }, ({ code }) =>
    signIn.enter(bySecondFactor(ticket, code)),
  );
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>
        {setup
          ? say('您的角色要求两步验证：请用验证器应用扫描二维码，再输入它显示的验证码')
          : say('请输入验证器应用显示的验证码')}
      </SignInNotice>
      {setup && (
        <figure className="pw-sign-in-qr">
          <QrPicture text={setup.uri} label={say('验证器应用的二维码')} />
          <figcaption>
            {say('不能扫描时，手工输入密钥：')}
            <code>{setup.secret}</code>
          </figcaption>
        </figure>
      )}
      <TextField
        form={form}
        name="code"
        label={setup ? say('验证码') : say('验证码或恢复码')}
        placeholder={say('6 位数字')}
        autoComplete="one-time-code"
        autoFocus
        maxLength={20}
        icon={<SafetyCertificateOutlined aria-hidden />}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('验证并登录')}
      </Button>
      <Button size="large" block className="pw-sign-in-submit" onClick={signIn.restart}>
        {say('返回登录')}
      </Button>
    </form>
  );
}
