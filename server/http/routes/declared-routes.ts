import type { FastifyInstance } from 'fastify';

import type { RoutePermission } from './route.ts';

export interface DeclaredRoute {
  method: string;
  url: string;
  permission: RoutePermission;
}

/**
 * Makes the start fail for any registered route that does not declare its permission.
 * @returns the list that fills with all routes.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const permission = config?.permission;
    if (config?.isListedApart) return;
    if (!permission) throw new Error(`路由 ${String(method)} ${url} 没有写明权限，不能启动。`);
    for (const each of [method].flat()) declared.push({ method: each, url, permission });
  });
  return declared;
}
