import type { ResolvedModel } from './resolved-model.ts';

export interface Permission {
  name: string;
  title: string;
}

const records: [action: string, title: string][] = [
  ['list', '查看'],
  ['add', '新增'],
  ['edit', '修改'],
  ['delete', '删除'],
  ['export', '导出'],
  ['import', '导入'],
];

/** Every permission that a model brings about, each once; a balance is only looked at. */
export function modelPermissions(model: ResolvedModel): Permission[] {
  const actions = model.balanceOf ? records.filter(([action]) => action === 'list' || action === 'export') : records;
  const own = actions.map(([action, title]) => ({ name: `${model.permission}:${action}`, title }));
  const business = [...(model.states?.transitions ?? []), ...model.creates];
  const all = [...own, ...business.map(({ permission, title }) => ({ name: permission, title }))];
  return [...new Map(all.toReversed().map((permission) => [permission.name, permission])).values()].toReversed();
}
