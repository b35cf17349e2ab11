import { usePermitted } from '../../../runtime/permission/index.ts';

/** Whether the person may read which roles there are, what each is granted, and what there is to grant. */
export function useMayReadRoles(): boolean {
  const mayList = [usePermitted('system:role:list'), usePermitted('system:user:list')];
  const mayReadGrants = [usePermitted('system:role:authorize'), usePermitted('system:permission:list')];
  return mayList.includes(true) && mayReadGrants.every(Boolean);
}
