import { pointThere, type BackendDifferences } from '../../src/engine/backend/index.ts';
import { failure, type Answer } from '../http/index.ts';
import { say } from '../locale/index.ts';

/** The code with which a JeecgBoot refuses a user without permission; the answer does not name the point. */
export const noPermission = 510;

const operations: Readonly<Record<string, string>> = {
  list: 'list',
  queryById: 'queryById',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'deleteBatch',
  exportXls: 'export',
  importExcel: 'import',
};

/**
 * Returns an answer that names the permission point a refused call probably requires, or undefined if none is known.
 */
export function namedPoint(
  { method, path }: { method: string; path: string },
  code: number,
  {
    differences,
    permissionOf,
  }: { differences: BackendDifferences; permissionOf: (resource: string) => string | undefined },
): Answer | undefined {
  const difference = differences.calls.find(
    ({ call, to, point }) => point !== undefined && [call, to].includes(`${method} ${path}`),
  )?.point;
  if (code === noPermission && difference !== undefined) return refusalOf(difference);
  const [, resource = '', last = ''] = /^(.*)\/(\w+)$/.exec(path) ?? [];
  const [operation, permission] = [operations[last], permissionOf(resource)];
  if (code !== noPermission || operation === undefined || permission === undefined) return undefined;
  const point = pointThere(differences.permissions, `${permission}:${operation}`);
  if (point === null) return undefined;
  return refusalOf(point);
}

function refusalOf(point: string): Answer {
  return failure(200, noPermission, say('没有权限，请联系管理员分配权限，例如 {point}', { point }));
}
