import { say } from '../../../locale/index.ts';
import { thirdPartyAddress, useBrowserLocation } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import type { WaysIn } from '../../session/index.ts';

/** Lists the third parties that can sign a user in. It is a separate chunk, because most servers have none. */
export function OtherParties({ title, ways: { providers, cas } }: { title: string | undefined; ways: WaysIn }) {
  const { apiBase } = useApp().settings;
  const { search } = useBrowserLocation();
  const parties = [...providers, ...(cas ? [{ id: 'cas', title: say('单点登录') }] : [])];
  const { origin } = window.location;
  return (
    <p>
      {title}
      {parties.map((party) => (
        <a key={party.id} href={thirdPartyAddress(party.id, search, { apiBase, cas, origin })}>
          {party.title}
        </a>
      ))}
    </p>
  );
}
