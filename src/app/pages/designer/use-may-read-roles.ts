import { usePermitted } from '../../../runtime/permission/use-permitted.ts';

/** Returns true if the user may read the roles, their grants and the available permissions. */
export function useMayReadRoles(): boolean {
  const mayList = [usePermitted('system:role:list'), usePermitted('system:user:list')];
  const mayReadGrants = [usePermitted('system:role:authorize'), usePermitted('system:permission:list')];
  return mayList.includes(true) && mayReadGrants.every(Boolean);
}
