import { allows } from '../../engine/permission/index.ts';
import { useRuntime } from '../registry/index.ts';

/**
 * Whether the person may do what `permission` names: by what the server grants, by the page's own list, or because the
 * control is switched off. A name that the server does not know is denied.
 */
export function usePermitted(permission: string): boolean {
  return allows(useRuntime().permissions, permission);
}
