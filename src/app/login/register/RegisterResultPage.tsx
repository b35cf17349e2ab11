import { CheckCircleFilled } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useBrowserLocation } from '../../routes/index.ts';
import { SignInLayout } from '../SignInLayout.tsx';

const drawing = { parts: { 'register-result': () => <RegisterResult /> } };

/** The page that is shown after a registration. */
export function RegisterResultPage() {
  return <SignInLayout of="register-result" drawing={drawing} />;
}

function RegisterResult() {
  const { search, go } = useBrowserLocation();
  const username = new URLSearchParams(search).get('username') ?? '';
  return (
    <>
      <div className="pw-sign-in-result" role="status">
        <CheckCircleFilled aria-hidden />
        <h1>{say('你的账户{username} 注册成功', { username: username && `：${username}` })}</h1>
        <p>{say('请用用户名和密码登录；能打开哪些页面，由管理员分配角色后决定。')}</p>
      </div>
      <Button type="primary" size="large" block onClick={() => go('/user/login')}>
        {say('去登录')}
      </Button>
    </>
  );
}
