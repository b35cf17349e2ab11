import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { SignInNotice } from '../field/index.ts';
import { QrPicture } from '../form/index.ts';
import type { SignIn } from '../use-sign-in.ts';
import { useQrSignIn } from './use-qr-sign-in.ts';

/** Signs the user in by a QR code, which can be renewed after it has expired. */
export function QrWay({ signIn }: { signIn: SignIn }) {
  const [round, setRound] = useState(0);
  return <QrRound key={round} signIn={signIn} renew={() => setRound(round + 1)} />;
}

function QrRound({ signIn, renew }: { signIn: SignIn; renew: () => void }) {
  const { qrcodeId, isExpired, problem } = useQrSignIn(signIn.accept);
  const address = `${window.location.origin}/scan-login?${new URLSearchParams({ qrcodeId: qrcodeId ?? '' })}`;
  return (
    <div className="pw-sign-in-qr">
      <SignInNotice problem={problem}>{say('用已登录的手机扫描二维码，并在手机上确认')}</SignInNotice>
      {qrcodeId !== undefined && !isExpired && <QrPicture text={address} label={say('登录二维码')} />}
      {(isExpired || problem) && (
        <>
          {isExpired && <p role="status">{say('二维码已过期')}</p>}
          <Button size="large" onClick={renew}>
            {say('刷新二维码')}
          </Button>
        </>
      )}
    </div>
  );
}
