import { allows } from '../../engine/permission/index.ts';
import { useRuntime } from '../registry/index.ts';

/**
 * Returns true if the user has the permission, granted by the server or by the page's own list. A name that the server
 * does not define, or that is switched off, is denied.
 */
export function usePermitted(permission: string): boolean {
  return allows(useRuntime().permissions, permission);
}
