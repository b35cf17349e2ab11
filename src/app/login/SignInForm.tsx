import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';
import { useApp } from '../services/index.ts';
import { byPassword, CaptchaRequired, signInProblem } from '../session/index.ts';
import { fieldAria, SignInField, SignInInput, SignInNotice } from './field/index.ts';
import { missingCredentials, type MissingCredentials } from './missing-credentials.ts';
import type { SignIn } from './use-sign-in.ts';

const SliderField = lazyComponent(async () => (await import('./captcha/index.ts')).SliderField);
const CaptchaField = lazyComponent(async () => (await import('./captcha/index.ts')).CaptchaField);

/**
 * The form for user name and password, with a captcha once the server requires one and a slider if `hasSlider`. After
 * sign-in it goes to the page that was requested. It does not use antd's form, which would be most of the sign-in
 * page's code.
 */
export function SignInForm({ signIn: { enter }, hasSlider = false }: { signIn: SignIn; hasSlider?: boolean }) {
  const { session, sessionStore } = useApp();
  const [lastUsername] = useState(() => sessionStore.lastUsername() ?? '');
  const [values, setValues] = useState({ username: lastUsername, password: '', captcha: '' });
  const [missing, setMissing] = useState<MissingCredentials>({});
  const [isSlid, setSlid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(sessionStore.endReason);
  const [aboutPassword, setAboutPassword] = useState(false);
  const [checkKey, setCheckKey] = useState<string>();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captcha = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const asked = { captcha: checkKey !== undefined, slider: hasSlider && !isSlid };

  useEffect(() => {
    let wanted = true;
    void session.captchaRequired().then((required) => required && wanted && newPicture());
    return () => {
      wanted = false;
    };
  }, [session]);

  function change(part: Partial<typeof values>) {
    const next = { ...values, ...part };
    setValues(next);
    setProblem(undefined);
    if (Object.keys(missing).length > 0) setMissing(missingCredentials(next, asked));
  }

  async function signIn() {
    setBusy(true);
    setProblem(undefined);
    const { captcha: answer, ...person } = { ...values, username: values.username.trim() };
    try {
      await enter(byPassword({ ...person, ...(checkKey && { captcha: answer, checkKey }) }));
    } catch (error) {
      const message = signInProblem(error);
      const isCaptchaWrong = error instanceof CaptchaRequired ? error.isAboutCaptcha : message.includes('验证码');
      const firstAsked = error instanceof CaptchaRequired && !checkKey && isCaptchaWrong;
      setAboutPassword(!isCaptchaWrong);
      setSlid(false);
      setProblem(firstAsked ? say('为了账号安全，请输入图中的验证码再登录') : message);
      if (checkKey || error instanceof CaptchaRequired) newPicture();
      if (checkKey && isCaptchaWrong) captcha.current?.focus();
      else if (!firstAsked) selectAll(password.current);
    } finally {
      setBusy(false);
    }
  }

  function newPicture() {
    setCheckKey(String(Date.now()));
    setValues((before) => ({ ...before, captcha: '' }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = missingCredentials(values, asked);
    setMissing(found);
    if (found.username) username.current?.focus();
    else if (found.password) password.current?.focus();
    else if (found.captcha) captcha.current?.focus();
    else if (found.slider) slider.current?.focus();
    else if (!busy) void signIn();
  }

  return (
    <form noValidate onSubmit={submit}>
      <SignInNotice problem={problem}>{say('账号密码登录')}</SignInNotice>
      <SignInField id="username" label={say('账号')} error={missing.username}>
        <SignInInput
          {...fieldAria('username', missing.username)}
          ref={username}
          icon={<UserOutlined aria-hidden />}
          placeholder={say('请输入账号')}
          autoComplete="username"
          autoFocus={lastUsername === ''}
          maxLength={100}
          value={values.username}
          onChange={(event) => change({ username: event.target.value })}
        />
      </SignInField>
      <SignInField id="password" label={say('密码')} error={missing.password}>
        <SignInInput
          {...fieldAria('password', missing.password)}
          ref={password}
          isSecret
          icon={<LockOutlined aria-hidden />}
          placeholder={say('请输入密码')}
          autoComplete="current-password"
          autoFocus={lastUsername !== ''}
          maxLength={200}
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </SignInField>
      {checkKey && (
        <Suspense fallback={null}>
          <CaptchaField
            inputRef={captcha}
            autoFocus={problem !== undefined && !aboutPassword}
            checkKey={checkKey}
            value={values.captcha}
            error={missing.captcha}
            onChange={(text: string) => change({ captcha: text })}
            onRenew={newPicture}
          />
        </Suspense>
      )}
      {hasSlider && (
        <Suspense fallback={null}>
          <SliderField
            handleRef={slider}
            isDone={isSlid}
            error={missing.slider}
            onDone={() => {
              setSlid(true);
              setMissing({ ...missing, slider: undefined });
            }}
          />
        </Suspense>
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} className="pw-sign-in-submit">
        {say('登录')}
      </Button>
    </form>
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
