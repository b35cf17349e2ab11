import type { ResolvedList } from '../../../engine/list/index.ts';
import { mostByQuery } from '../../../engine/query/index.ts';
import { say } from '../../../locale/index.ts';
import type { ListSnapshot } from './list-loader.ts';

/** Returns true if all matching records of all pages can be selected. */
export function canSelectAll({ tree }: ResolvedList, { whole, estimated, total }: ListSnapshot): boolean {
  return tree === undefined && !whole && !estimated && total <= mostByQuery.export;
}

/** Returns the reason why not all records can be selected, if there are more than the visible ones. */
export function whyNotAll({ tree }: ResolvedList, { whole, estimated, total }: ListSnapshot): string | undefined {
  if (tree) return say('树形列表只能选中看得到的记录，不能选择全部');
  if (whole || !(estimated || total > mostByQuery.export)) return undefined;
  return say('记录太多，不能选择全部；请缩小查询范围到 {export} 条以内', {
    export: mostByQuery.export.toLocaleString('zh-CN'),
  });
}
