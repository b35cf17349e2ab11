import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';

import { useApp } from '../app-context.tsx';
import { redirectTarget } from '../routes/guard.ts';
import { useBrowserLocation } from '../routes/use-browser-location.ts';
import { CaptchaRequired, type Credentials } from '../session/index.ts';
import { CaptchaField } from './CaptchaField.tsx';

/** Name and password; a captcha too once the server asks for one. Goes where the person was going. */
export function SignInForm() {
  const { session, sessionStore, settings } = useApp();
  const { search, go } = useBrowserLocation();
  const [form] = Form.useForm<Credentials>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Number of the picture; undefined: no captcha is asked for. */
  const [checkKey, setCheckKey] = useState<string>();
  const password = useRef<InputRef>(null);
  const lastUsername = sessionStore.lastUsername();

  async function signIn(values: Credentials) {
    setBusy(true);
    setProblem(undefined);
    try {
      await session.signIn({ ...values, username: values.username.trim(), ...(checkKey && { checkKey }) });
      go(redirectTarget(search, settings.home), { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '登录失败，请稍后重试');
      if (checkKey || error instanceof CaptchaRequired) newPicture();
      password.current?.focus({ cursor: 'all' });
    } finally {
      setBusy(false);
    }
  }

  function newPicture() {
    setCheckKey(String(Date.now()));
    form.setFieldValue('captcha', undefined);
  }

  return (
    <Form
      form={form}
      size="large"
      layout="vertical"
      requiredMark={false}
      initialValues={{ username: lastUsername }}
      onFinish={signIn}
      onValuesChange={() => setProblem(undefined)}
      scrollToFirstError
    >
      <div className="pw-sign-in-notice">
        {problem ? <Alert type="error" showIcon message={problem} /> : '账号密码登录'}
      </div>
      <Form.Item name="username" label="账号" rules={[{ required: true, whitespace: true, message: '请输入账号' }]}>
        <Input
          prefix={<UserOutlined aria-hidden />}
          placeholder="请输入账号"
          autoComplete="username"
          autoFocus={!lastUsername}
          maxLength={100}
        />
      </Form.Item>
      <Form.Item name="password" label="密码" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password
          ref={password}
          prefix={<LockOutlined aria-hidden />}
          placeholder="请输入密码"
          autoComplete="current-password"
          autoFocus={!!lastUsername}
          maxLength={200}
        />
      </Form.Item>
      {checkKey && <CaptchaField checkKey={checkKey} onRenew={newPicture} />}
      <Button type="primary" htmlType="submit" block loading={busy} className="pw-sign-in-submit">
        登录
      </Button>
    </Form>
  );
}
