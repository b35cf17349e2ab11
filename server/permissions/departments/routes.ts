import type { PermissionParts } from '../parts.ts';
import type { Route } from '../../http/index.ts';
import { departmentGrantRoutes } from './department-grant-routes.ts';
import { departmentRoleRoutes } from './department-role-routes.ts';
import { roleGrantRoutes } from './role-grant-routes.ts';

/** What departments may give, their own roles, and what those hold (jeecg-contract.md 6.1, 6.4). */
export function departmentPermissionRoutes(parts: PermissionParts): Route[] {
  return [...departmentGrantRoutes(parts), ...departmentRoleRoutes(parts), ...roleGrantRoutes(parts)];
}
