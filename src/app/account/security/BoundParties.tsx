import { Popconfirm } from 'antd';
import type { ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { signInProblem } from '../../session/index.ts';
import { useLoaded } from './use-loaded.ts';

/** Lists the third-party accounts that can sign the user in; renders `none` if there are none. */
export function BoundParties({ none }: { none: ReactNode }) {
  const { http } = useApp();
  const { message } = useFeedback();
  const { result: parties, problem, reload } = useLoaded('/sys/thirdLogin/bindings', parseParties);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!parties) return null;
  if (parties.length === 0) return none;

  async function unbind(id: string) {
    try {
      await http.send({ method: 'POST', path: '/sys/thirdLogin/unbind', body: { id }, quiet: true });
    } catch (error) {
      message.warning(signInProblem(error));
    }
    reload();
  }

  return (
    <section aria-label={say('绑定的第三方账号')}>
      <h3>{say('绑定的第三方账号')}</h3>
      <ul className="pw-security-list">
        {parties.map(({ id, provider, name }) => (
          <li key={id}>
            <span>
              {provider} · {name}
            </span>
            <Popconfirm
              title={say('解除绑定吗？')}
              okText={say('确定')}
              cancelText={say('取消')}
              onConfirm={() => unbind(id)}
            >
              <Button size="small">{say('解除绑定')}</Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function parseParties(value: unknown) {
  return (Array.isArray(value) ? value.filter(isRecord) : []).map((one) => {
    return { id: String(one.id), provider: String(one.provider), name: String(one.name ?? '') };
  });
}
