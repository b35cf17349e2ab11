import { parseAuthEntries, type AuthEntry } from '../../engine/permission/index.ts';
import { say } from '../../locale/index.ts';
import { PortError, type RolesPort } from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { Http } from './http/index.ts';

/** The role that has all permissions without an assignment (docs/jeecgboot.md, Users and roles). */
const administrator = 'admin';

interface Point extends AuthEntry {
  id: string;
}

/**
 * Creates the port to roles over `/sys/role/queryall`, and to their permissions over `/sys/permission/…`
 * (docs/jeecgboot.md, Users and roles).
 */
export function createRolesPort(http: Http): RolesPort {
  const read = async (path: string, more: { params?: Record<string, string>; signal?: AbortSignal } = {}) => {
    const { result } = await http.send({ method: 'GET', path, quiet: true, ...more });
    if (!Array.isArray(result)) throw new PortError('server', say('角色的权限无法识别，请刷新后重试'));
    const items: unknown[] = result;
    return items;
  };
  const codes = new Map<string, unknown>();
  return {
    async list(options) {
      const roles = (await read('/sys/role/queryall', options)).filter(isRecord);
      for (const { id, roleCode } of roles) codes.set(String(id), roleCode);
      return roles.map(({ id, roleName }) => ({ id: String(id), title: String(roleName) }));
    },
    async authority(id, options) {
      const [held, tree] = await Promise.all([
        read('/sys/permission/queryRolePermission', { params: { roleId: id }, ...options }),
        read('/sys/permission/list', options),
      ]);
      const all = pointsOf(tree);
      // A role of a tenant may also have that code: it only has its assigned permissions.
      const holdsAll = codes.get(id) === administrator && held.length === 0;
      const own = holdsAll ? all : all.filter((point) => held.includes(point.id));
      return {
        auth: own.flatMap(({ action, type, status }) => (status === '1' ? [{ action, type }] : [])),
        allAuth: all.map(({ action, type, status = '1' }) => ({ action, type, status })),
      };
    },
  };
}

function pointsOf(nodes: unknown): Point[] {
  return (Array.isArray(nodes) ? nodes : []).filter(isRecord).flatMap((node) => {
    const { id, perms, permsType, status, children } = node;
    const entries = perms ? parseAuthEntries([{ action: perms, type: permsType, status: status ?? '1' }]) : [];
    return [...entries.map((entry) => ({ id: String(id), ...entry })), ...pointsOf(children)];
  });
}
