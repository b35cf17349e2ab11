import { deletionRoutes, notFound, type Call, type Route } from '../http/index.ts';
import { text } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, nameRecords, refuse } from '../records/index.ts';
import { departmentsBelow } from './department-tree.ts';
import { departmentModel } from './guard-departments.ts';
import { departmentLookupRoutes } from './lookup-routes.ts';

export function departmentRoutes({ database, engine, grants }: PermissionParts): Route[] {
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    const all = await departmentsBelow(database, ids, call.person());
    if (!ids.every((id) => all.includes(id))) throw notFound();
    await nameRecords(call, { engine, model: departmentModel, choice: { ids: all } });
    await engine.removeBatch(departmentModel, all, contextOf(call)).catch(refuse);
    grants.refresh();
  };
  return [
    ...departmentLookupRoutes(database),
    ...deletionRoutes('/sys/sysDepart', 'system:depart:delete', remove, {
      one: text('删除成功!'),
      several: text('删除成功!'),
      none: text('参数不识别！'),
    }),
  ];
}
