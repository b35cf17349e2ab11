import { useEffect, useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useBrowserLocation } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { signInProblem } from '../../session/index.ts';
import { SignInNotice } from '../field/index.ts';
import { SignInLayout } from '../SignInLayout.tsx';

/** On the phone: asks if the browser whose QR code was scanned may sign in. */
export function ScanPage() {
  const { http, session, settings } = useApp();
  const { search, go } = useBrowserLocation();
  const qrcodeId = new URLSearchParams(search).get('qrcodeId') ?? '';
  const [where, setWhere] = useState<{ browser: string; address: string }>();
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    const call = { method: 'GET', path: '/sys/loginQrcode', params: { qrcodeId }, quiet: true } as const;
    http.send({ ...call, session: 'as-is' }).then(
      ({ result }) =>
        isRecord(result) && setWhere({ browser: String(result.browser), address: String(result.address) }),
      (error: unknown) => setProblem(signInProblem(error)),
    );
  }, [http, qrcodeId]);

  async function letIn() {
    try {
      const call = {
        method: 'POST',
        path: '/sys/scanLoginQrcode',
        params: { qrcodeId },
        body: {},
        quiet: true,
      } as const;
      await http.send({ ...call, session: 'as-is' });
      setDone(true);
    } catch (error) {
      setProblem(signInProblem(error));
    }
  }

  return (
    <SignInLayout title={say('扫码登录')}>
      <h1>{say('扫码登录')}</h1>
      <SignInNotice problem={problem}>
        {isDone
          ? say('扫码成功，可以回到电脑上继续。')
          : where &&
            say('要让这个浏览器以您的身份登录吗？{browser}，地址 {address}', {
              browser: where.browser || say('未知浏览器'),
              address: where.address,
            })}
      </SignInNotice>
      {where && !isDone && !problem && (
        <Button type="primary" size="large" block onClick={() => void letIn()}>
          {say('确认登录')}
        </Button>
      )}
      <Button size="large" block className="pw-sign-in-submit" onClick={() => go(settings.home)}>
        {isDone ? say('进入系统') : say('不登录')}
      </Button>
      {problem && (
        <Button type="link" block onClick={() => void session.signOut(`/scan-login${search}`)}>
          {say('换个账号')}
        </Button>
      )}
    </SignInLayout>
  );
}
