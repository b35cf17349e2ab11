import type { PermissionParts } from '../parts.ts';
import type { Route } from '../../http/index.ts';
import { departmentGrantRoutes } from './department-grants.ts';
import { departmentRoleRoutes } from './department-roles.ts';
import { roleGrantRoutes } from './role-grants.ts';

/** What departments may give, their own roles, and what those hold (jeecg-contract.md 6.1, 6.4). */
export function departmentPermissionRoutes(parts: PermissionParts): Route[] {
  return [...departmentGrantRoutes(parts), ...departmentRoleRoutes(parts), ...roleGrantRoutes(parts)];
}
