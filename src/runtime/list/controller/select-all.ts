import type { ResolvedList } from '../../../engine/list/index.ts';
import { mostByQuery } from '../../../engine/query/index.ts';
import type { ListSnapshot } from './list-loader.ts';

/** Whether all matching records of all pages can be selected. */
export function canSelectAll({ tree }: ResolvedList, { whole, estimated, total }: ListSnapshot): boolean {
  return tree === undefined && !whole && !estimated && total <= mostByQuery.export;
}

/** Why not all records can be selected, where there are more than one sees. */
export function whyNotAll({ tree }: ResolvedList, { whole, estimated, total }: ListSnapshot): string | undefined {
  if (tree) return '树形列表只能选中看得到的记录，不能选择全部';
  if (whole) return undefined;
  const most = mostByQuery.export.toLocaleString('zh-CN');
  return estimated || total > mostByQuery.export
    ? `记录太多，不能选择全部；请缩小查询范围到 ${most} 条以内`
    : undefined;
}
