import { actionNames } from './parse-auth-entries.ts';
import { switchedOff } from './permission.ts';
import type { Authority } from './table-permissions.ts';

/**
 * Returns the names of what the person may do, for the runtime: the points held and those that the page's own list grants,
 * without those that are switched off. What the server does not name is denied, also where it names nothing.
 */
export function permissionNames({ auth, allAuth, permissionList = [] }: Authority): ReadonlySet<string> {
  const off = switchedOff(allAuth);
  const granted = [...auth, ...permissionList].filter(({ type }) => type !== '2');
  return new Set(granted.flatMap(({ action }) => actionNames(action)).filter((name) => !off.has(name)));
}
