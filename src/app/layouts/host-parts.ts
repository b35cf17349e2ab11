import type { HostParts } from '../../runtime/host/index.ts';
import { loadAccountParts } from '../account/index.ts';
import { loadNotificationsPart } from '../notices/load-notifications-part.ts';

/**
 * Loads the components that documents may place but only this application provides. Called for the first page that uses
 * one.
 */
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
