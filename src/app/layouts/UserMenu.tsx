import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';

import { MenuButton } from '../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../locale/index.ts';
import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';
import { userAtom } from '../session/index.ts';

const StoredPicture = lazyComponent(async () => (await import('./StoredPicture.tsx')).StoredPicture);
const UserMenuEntries = lazyComponent(async () => (await import('./UserMenuEntries.tsx')).UserMenuEntries);

/**
 * Renders the user's avatar with the menu of account and session actions. `pathOf` finds a page by the name of its
 * route, `onOpen` navigates to it.
 */
export function UserMenu(props: { pathOf: (route: string) => string | undefined; onOpen: (path: string) => void }) {
  const user = useAtomValue(userAtom);
  const [initial] = user?.realname ?? '';
  useEffect(() => whenContentStands(() => UserMenuEntries.preload().catch(() => undefined), 'next'), []);
  return (
    <MenuButton menu={<UserMenuEntries {...props} />}>
      {(control) => (
        <button
          type="button"
          className="pw-user"
          aria-label={say('{realname} 的菜单', { realname: user?.realname ?? '' })}
          {...control}
        >
          <span className="pw-avatar" aria-hidden>
            <Suspense fallback={initial}>
              {user?.avatar === undefined ? initial : <StoredPicture path={user.avatar} otherwise={initial} />}
            </Suspense>
          </span>
        </button>
      )}
    </MenuButton>
  );
}
