import type { HostParts } from '../../runtime/host/index.ts';
import { loadAccountParts } from '../account/index.ts';
import { loadNotificationsPart } from '../notices/index.ts';

/** What documents may place of what only this application knows; loaded with the first page that does. */
export async function loadHostParts(): Promise<HostParts> {
  const [{ BindingsPart, LookPart, SecurityPart }, NotificationsPart] = await Promise.all([
    loadAccountParts(),
    loadNotificationsPart(),
  ]);
  return {
    'account-security': SecurityPart,
    'account-look': LookPart,
    'account-bindings': BindingsPart,
    'account-notifications': NotificationsPart,
  };
}
