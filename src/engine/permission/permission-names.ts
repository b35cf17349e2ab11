import { actionNames } from './parse-auth-entries.ts';
import type { Authority } from './table-permissions.ts';

/**
 * The names of what the person may do, for the runtime: the buttons held, and those whose control is switched off. What
 * the server does not name is denied, also where it names nothing. A page's own list grants more.
 */
export function permissionNames({ auth, allAuth, permissionList = [] }: Authority): ReadonlySet<string> {
  const free = allAuth.filter((entry) => entry.status === '0');
  return new Set(
    [...auth, ...free, ...permissionList]
      .filter(({ type }) => type !== '2')
      .flatMap(({ action }) => actionNames(action)),
  );
}
