import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { ListActions, ListController } from '../../../runtime/list/index.ts';
import { selectionState, useTableState } from '../../../runtime/table/index.ts';

/**
 * The notice below the toolbar once the whole page is selected: the number of all matching records, and a button to
 * select them, or the reason why they cannot be. Only if a button of the list supports all records of the query.
 */
export function WholeQuery({ controller, actions }: { controller: ListController; actions: ListActions }) {
  const { table, snapshot, canSelectAll, whyNotAll } = controller;
  const selection = useTableState(table, (state) => state.selection);
  const selectsAll = useTableState(table, (state) => state.selectsAll);
  if (!(canSelectAll || whyNotAll) || !actions.toolbar.some((button) => button.wholeQuery)) return null;
  const isPageSelected = selectsAll || selectionState(selection, snapshot.records) === 'all';
  // The total of a tree counts only its top level.
  const hasAll = !selectsAll && selection.size >= snapshot.total && controller.list.tree === undefined;
  if (!isPageSelected || hasAll) return null;
  if (!canSelectAll)
    return (
      <p className="pw-notice-bar" role="status">
        {say('已选 {size} 条；{whyNotAll}', { size: selection.size.toLocaleString('zh-CN'), whyNotAll })}
      </p>
    );
  const total = say('{total} 条', { total: snapshot.total.toLocaleString('zh-CN') });
  if (selectsAll) {
    return (
      <p className="pw-notice-bar" role="status">
        {say('已选择全部 ')}
        {total}
        <Button type="link" size="small" onClick={controller.clearSelection}>
          {say('取消选择')}
        </Button>
      </p>
    );
  }
  const isPageOnly = selection.size === snapshot.records.length;
  return (
    <p className="pw-notice-bar" role="status">
      {say('已选')}
      {isPageOnly ? say('本页') : ''} {selection.size.toLocaleString('zh-CN')}
      {say(' 条，')}
      <Button type="link" size="small" onClick={controller.selectAll}>
        {say('选择全部 {total}', { total })}
      </Button>
    </p>
  );
}
