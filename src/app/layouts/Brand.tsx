import { Link } from 'react-router-dom';

import { say } from '../../locale/index.ts';
import { BrandMark } from '../icons/BrandMark.tsx';
import { useApp } from '../services/index.ts';

/** The logo with the short name of the tenant, or else the title of the application. It links to the home page. */
export function Brand({ isShort = false, addressOf }: { isShort?: boolean; addressOf: (path: string) => string }) {
  const { settings, sessionStore } = useApp();
  const name = sessionStore.tenant()?.shortName ?? settings.title;
  return (
    <Link
      className="pw-brand"
      to={addressOf(settings.home)}
      title={name}
      aria-label={say('{name}，回到首页', { name })}
    >
      <BrandMark />
      {!isShort && <span>{name}</span>}
    </Link>
  );
}
