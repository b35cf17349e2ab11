import { Form, Input, type InputRef, Modal } from 'antd';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { Button } from '../../views/controls/button/index.ts';
import { useApp } from '../services/index.ts';
import { useBrowserLocation } from '../routes/index.ts';
import { expiredAtom, signInProblem, userAtom } from '../session/index.ts';

/**
 * One dialog for all calls that were refused because the token expired. The password signs the same person in again in
 * place, so that nothing typed on the page is lost; 重新登录 leaves for the sign-in page and comes back to this address.
 */
export function ExpiredDialog() {
  const expired = useAtomValue(expiredAtom);
  const user = useAtomValue(userAtom);
  const { session } = useApp();
  const { path, search } = useBrowserLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const password = useRef<InputRef>(null);

  async function resume({ password }: { password: string }) {
    if (!user) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await session.signIn({ username: user.username, password });
    } catch (error) {
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={expired}
      title="登录已过期"
      width={420}
      closable={false}
      keyboard={false}
      maskClosable={false}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && password.current?.focus()}
      zIndex={2000}
      footer={[
        <Button key="leave" onClick={() => void session.signOut(`${path}${search}`)}>
          重新登录
        </Button>,
        <Button key="resume" type="primary" htmlType="submit" form="pw-resume" loading={busy}>
          登录并继续
        </Button>,
      ]}
    >
      <p className="pw-expired-text">很抱歉，登录已过期，请重新登录</p>
      <Form id="pw-resume" layout="vertical" requiredMark={false} onFinish={resume}>
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <Form.Item
          name="password"
          label={`${user?.realname ?? ''}的密码（不离开本页，已填的内容会保留）`}
          rules={[{ required: true, message: '请输入密码' }]}
          {...(problem && { validateStatus: 'error' as const, help: problem })}
        >
          <Input.Password ref={password} autoComplete="current-password" onChange={() => setProblem(undefined)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
