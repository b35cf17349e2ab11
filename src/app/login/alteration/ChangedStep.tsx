import { CheckCircleFilled } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useGo } from '../../routes/index.ts';

/** The last step: confirms that the password was changed. */
export function ChangedStep({ username }: { username: string }) {
  const go = useGo();
  return (
    <>
      <div className="pw-sign-in-result" role="status">
        <CheckCircleFilled aria-hidden />
        <h2>{say('更改密码成功')}</h2>
        <p>{say('请用新密码登录账号 {username}。', { username })}</p>
      </div>
      <Button type="primary" size="large" block onClick={() => go('/user/login')}>
        {say('去登录')}
      </Button>
    </>
  );
}
