import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { OwnSessions, SecondFactor } from '../security/index.ts';
import { useAccountDialogs } from '../use-account-dialogs.ts';

import '../security/security.css';
import './parts.css';

/** Renders the security settings: password, second factor and active sessions. */
export function SecurityPart() {
  const { settings } = useApp();
  const { changePassword } = useAccountDialogs();
  return (
    <div className="pw-account-part">
      <section aria-label={say('密码')}>
        <h3>{say('密码')}</h3>
        <p>{say('修改后，其它设备上的登录会结束。')}</p>
        <div className="pw-security-actions">
          <Button onClick={changePassword}>{say('修改密码')}</Button>
        </div>
      </section>
      {/* JeecgBoot supports neither of them. */}
      {!settings.isJeecg && (
        <>
          <SecondFactor />
          <OwnSessions />
        </>
      )}
    </div>
  );
}
