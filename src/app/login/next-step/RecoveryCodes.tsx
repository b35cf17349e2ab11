import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { SignInNotice } from '../field/index.ts';

/** Shows, once, the codes that replace the authenticator app. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <SignInNotice problem={undefined}>
        {say('两步验证已打开。请保存这些恢复码：手机不在身边时每个可以用一次，以后不再显示')}
      </SignInNotice>
      <ul className="pw-sign-in-codes" aria-label={say('恢复码')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" size="large" block onClick={onDone}>
        {say('已保存，进入系统')}
      </Button>
    </>
  );
}
