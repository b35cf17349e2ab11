import { text, textTable } from '../../locale/index.ts';
import type { ResolvedModel } from './resolved-model.ts';

export interface Permission {
  name: string;
  title: string;
}

const records: [action: string, title: string][] = textTable([
  ['list', text('查看')],
  ['add', text('新增')],
  ['edit', text('修改')],
  ['delete', text('删除')],
  ['export', text('导出')],
  ['import', text('导入')],
]);

/** Returns every permission that a model defines, without duplicates; a balance is read-only. */
export function modelPermissions(model: ResolvedModel): Permission[] {
  const actions = model.balanceOf ? records.filter(([action]) => action === 'list' || action === 'export') : records;
  const own = actions.map(([action, title]) => ({ name: `${model.permission}:${action}`, title }));
  const business = [...(model.states?.transitions ?? []), ...model.creates];
  const all = [...own, ...business.map(({ permission, title }) => ({ name: permission, title }))];
  return [...new Map(all.toReversed().map((permission) => [permission.name, permission])).values()].toReversed();
}
