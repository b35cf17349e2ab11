import { useEffect, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { bindingsPath, thirdPartyAddress } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { BoundParties } from '../security/index.ts';

import '../security/security.css';
import './parts.css';

const back = `?${new URLSearchParams({ redirect: bindingsPath })}`;

/** Shows the third-party accounts that are bound to the user, and links to bind others. */
export function BindingsPart() {
  const { settings } = useApp();
  const providers = useProviders();
  // JeecgBoot has no endpoint that lists the bindings of a user.
  if (settings.isJeecg) return <p role="status">{say('这里看不到绑定的第三方账号，请联系管理员。')}</p>;
  if (!providers) return null;
  return (
    <div className="pw-account-part">
      <BoundParties none={<p role="status">{say('还没有绑定第三方账号。')}</p>} />
      {providers.length === 0 && <p>{say('没有配置第三方登录，有需要请联系管理员。')}</p>}
      {providers.map(({ id, title }) => (
        <p key={id}>
          <a href={thirdPartyAddress(id, back, { apiBase: settings.apiBase, origin: window.location.origin })}>
            {say('绑定{title}', { title })}
          </a>
        </p>
      ))}
    </div>
  );
}

function useProviders() {
  const { session } = useApp();
  const [providers, setProviders] = useState<Awaited<ReturnType<typeof session.waysIn>>['providers']>();
  useEffect(() => {
    let isWanted = true;
    void session.waysIn().then((ways) => isWanted && setProviders(ways.providers));
    return () => {
      isWanted = false;
    };
  }, [session]);
  return providers;
}
