import { allows } from '../../engine/permission/index.ts';
import { useRuntime } from '../registry/index.ts';

/**
 * Returns whether the person may do what `permission` names: by what the server grants, or by the page's own list. A name
 * that the server does not know, or that is switched off, is denied.
 */
export function usePermitted(permission: string): boolean {
  return allows(useRuntime().permissions, permission);
}
