import { Popconfirm } from 'antd';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { signInProblem } from '../../session/index.ts';
import { useLoaded } from './use-loaded.ts';

/** Lists the user's active sessions and signs them out. */
export function OwnSessions() {
  const { http } = useApp();
  const { message } = useFeedback();
  const { result: sessions, problem, reload } = useLoaded('/sys/ownSessions', parseSessions);

  async function end(id: string) {
    try {
      await http.send({ method: 'POST', path: '/sys/ownSessions/end', body: { id }, quiet: true });
    } catch (error) {
      message.warning(signInProblem(error));
    }
    reload();
  }

  return (
    <section aria-label={say('登录的设备')}>
      <h3>{say('登录的设备')}</h3>
      {problem && <p role="alert">{problem}</p>}
      <ul className="pw-security-list">
        {sessions?.map(({ id, browser, address, loginTime, own }) => (
          <li key={id}>
            <span>
              {browser || say('未知浏览器')} · {address}
              <br />
              <small>{say('{loginTime} 登录', { loginTime })}</small>
            </span>
            {own ? (
              <span>{say('当前设备')}</span>
            ) : (
              <Popconfirm
                title={say('让这个设备退出登录吗？')}
                okText={say('确定')}
                cancelText={say('取消')}
                onConfirm={() => end(id)}
              >
                <Button size="small">{say('在那里退出')}</Button>
              </Popconfirm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function parseSessions(value: unknown) {
  return (Array.isArray(value) ? value.filter(isRecord) : []).map((one) => ({
    id: String(one.id),
    browser: String(one.browser ?? ''),
    address: String(one.address ?? ''),
    loginTime: String(one.loginTime ?? ''),
    own: one.own === true,
  }));
}
