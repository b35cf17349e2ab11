import { Form, Input, QRCode } from 'antd';
import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { parseSetup, signInProblem } from '../../session/index.ts';

interface Values {
  password?: string;
  code?: string;
}

type Step = { kind: 'ask' } | { kind: 'setup'; secret: string; uri: string } | { kind: 'codes'; codes: string[] };

/** Changes the second factor. The password confirms a change and, if a second factor exists, also a code. */
export function FactorChange(props: { change: 'begin' | 'end' | 'recoveryCodes'; onDone: () => void }) {
  const { change, onDone } = props;
  const { http } = useApp();
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(values: Values) {
    setBusy(true);
    setProblem(undefined);
    try {
      const path = `/sys/secondFactor/${step.kind === 'setup' ? 'confirm' : change}`;
      const { result } = await http.send({ method: 'POST', path, body: values, quiet: true });
      const setup = parseSetup(result);
      const codes = isRecord(result) && Array.isArray(result.recoveryCodes) ? result.recoveryCodes.map(String) : [];
      if (setup) setStep({ kind: 'setup', ...setup });
      else if (codes.length > 0) setStep({ kind: 'codes', codes });
      else onDone();
    } catch (error) {
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  if (step.kind === 'codes')
    return (
      <>
        <p role="status">{say('请保存这些恢复码：手机不在身边时每个可以用一次，以后不再显示。')}</p>
        <ul className="pw-security-codes" aria-label={say('恢复码')}>
          {step.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button type="primary" onClick={onDone}>
          {say('已保存')}
        </Button>
      </>
    );
  const asksCode = step.kind === 'setup' || change !== 'begin';
  return (
    <Form<Values> key={step.kind} layout="vertical" requiredMark={false} onFinish={send}>
      {step.kind === 'setup' ? (
        <figure className="pw-security-setup">
          <QRCode type="svg" value={step.uri} color="#000" bgColor="#fff" aria-label={say('验证器应用的二维码')} />
          <figcaption>
            {say('用验证器应用扫描，再输入它显示的验证码；不能扫描时手工输入密钥：')}
            <code>{step.secret}</code>
          </figcaption>
        </figure>
      ) : (
        <Form.Item name="password" label={say('登录密码')} rules={[{ required: true, message: say('请输入密码') }]}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={200} />
        </Form.Item>
      )}
      {asksCode && (
        <Form.Item name="code" label={say('验证码')} rules={[{ required: true, message: say('请输入验证码') }]}>
          <Input autoFocus={step.kind === 'setup'} autoComplete="one-time-code" maxLength={20} />
        </Form.Item>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className="pw-security-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {step.kind === 'setup' ? say('打开') : say('下一步')}
        </Button>
        <Button onClick={onDone}>{say('取消')}</Button>
      </div>
    </Form>
  );
}
