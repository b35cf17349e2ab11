import { Form, Input, Modal, type InputRef } from 'antd';
import { useRef } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { ExpiredCaptcha } from './ExpiredCaptcha.tsx';
import { useResume, type ResumeValues } from './use-resume.ts';

import './notices.css';

/**
 * One dialog for all calls that were refused because the token expired. The password signs the same user in again in
 * place, so that no input on the page is lost. 重新登录 leaves for the sign-in page and returns to this address afterwards;
 * 换个账号 does not return, because this page is not for another user.
 */
export function ExpiredDialog({ isOpen }: { isOpen: boolean }) {
  const { session, sessionStore } = useApp();
  const { path, search } = useBrowserLocation();
  const password = useRef<InputRef>(null);
  const { user, busy, problem, clear, picture, renewPicture, asksCode, resume } = useResume();

  return (
    <Modal
      open={isOpen}
      title={say('登录已过期')}
      width={420}
      closable={false}
      keyboard={false}
      maskClosable={false}
      destroyOnHidden
      afterOpenChange={(isShown) => isShown && password.current?.focus()}
      zIndex={2000}
      footer={[
        <Button key="other" type="link" onClick={() => void session.signOut()}>
          {say('换个账号')}
        </Button>,
        <Button key="leave" onClick={() => void session.signOut(`${path}${search}`)}>
          {say('重新登录')}
        </Button>,
        <Button key="resume" type="primary" htmlType="submit" form="pw-resume" loading={busy}>
          {say('登录并继续')}
        </Button>,
      ]}
    >
      <p className="pw-expired-text">{sessionStore.endReason() ?? say('很抱歉，登录已过期，请重新登录')}</p>
      <Form<ResumeValues> id="pw-resume" layout="vertical" requiredMark={false} onFinish={resume} preserve={false}>
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <Form.Item
          name="password"
          label={say('{realname}的密码（不离开本页，已填的内容会保留）', { realname: user?.realname ?? '' })}
          rules={[{ required: true, message: say('请输入密码') }]}
          {...(problem && { validateStatus: 'error' as const, help: problem })}
        >
          <Input.Password ref={password} autoComplete="current-password" onChange={clear} />
        </Form.Item>
        {picture && <ExpiredCaptcha image={picture.image} onRenew={() => void renewPicture()} />}
        {asksCode && (
          <Form.Item name="code" label={say('两步验证码')} rules={[{ required: true, message: say('请输入验证码') }]}>
            <Input autoFocus autoComplete="one-time-code" maxLength={20} onChange={clear} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
