import { say } from '../../../schema/locale/index.ts';
import { Button } from '../../../views/controls/button/index.ts';
import { useApp } from '../../services/index.ts';
import { OwnSessions, SecondFactor } from '../security/index.ts';
import { useAccountDialogs } from '../use-account-dialogs.ts';

import '../security/security.css';
import './parts.css';

/** The password, the second factor, and where one is signed in. */
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
      {/* A JeecgBoot knows nothing of them. */}
      {!settings.isJeecg && (
        <>
          <SecondFactor />
          <OwnSessions />
        </>
      )}
    </div>
  );
}
