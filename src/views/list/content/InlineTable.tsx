import { SaveOutlined } from '@ant-design/icons';
import { useCallback, useMemo } from 'react';

import {
  countBlankEnd,
  insertRows,
  isRowLocked,
  newRecord,
  recordKey,
  type GridRecord,
} from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { permittedColumns, tablePermissions } from '../../../engine/permission/index.ts';
import { startingValues } from '../../../engine/query/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { emptyText } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import {
  rowNumber,
  useInlineRows,
  type InlineRows,
  type ListActions,
  type ListController,
  type RemoteChanges,
} from '../../../runtime/list/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { activate, addBelow, useCellUploads, type GridStore } from '../../../runtime/table/editing/index.ts';
import { isParent, knownChildren, type Density } from '../../../runtime/table/index.ts';
import { EditGrid, firstWrongCell, revealCell, TableToolbar, type EditTree } from '../../table/index.ts';
import { RowsDraftNotice } from './RowsDraftNotice.tsx';

/** Pixels, by the densities of the toolbar; a field needs more space than a text. */
const rowHeights: Readonly<Record<Density, number>> = { comfortable: 61, middle: 40, compact: 32 };

/** Pixels, if the columns document defines no height. */
const usualHeight = 640;

/** A list whose rows are edited in place and saved together; errors reported by the server are shown in their cells. */
export function InlineTable(props: {
  controller: ListController;
  actions: ListActions;
  columns: readonly ResolvedColumn[];
  density: Density;
  remoteChanges: RemoteChanges;
}) {
  const { controller, actions, density, remoteChanges } = props;
  const { list, table, where, snapshot } = controller;
  const { message } = useFeedback();
  const { authority, user, permissions } = useRuntime();
  const permitted = useMemo(
    () => tablePermissions(authority, list.table?.permission ?? list.permission),
    [authority, list],
  );
  const { hides } = permitted;
  const columns = useMemo(() => permittedColumns(props.columns, permitted), [props.columns, permitted]);
  const may = (action: string) => permissions === undefined || permissions.has(`${list.permission}:${action}`);
  const canEdit = may('edit');
  const disabledRows = list.table?.disabledRows;
  const isLocked = useCallback(
    (record: GridRecord) => isRowLocked(disabledRows, record) || (!canEdit && recordKey(record) !== undefined),
    [disabledRows, canEdit],
  );
  const { store, unsaved, saving, save, adopt, draft } = useInlineRows(
    controller,
    { columns, isLocked },
    remoteChanges.rows,
  );
  const tree = useListTree(controller, adopt);
  const canAdd = may('add') && !hides('add') && list.table?.addButton !== false;
  const canRemove = may('delete') && !hides('remove') && list.endpoints.delete !== null;
  const fresh = useCallback(
    () => ({
      ...newRecord(list.columns, { now: serverTimeText(), ...(user && { user }) }),
      ...startingValues(where),
    }),
    [list.columns, user, where],
  );
  const onAdded = ([key]: readonly string[]) => {
    const first = columns.find(({ field }) => !field.readOnly);
    if (first && key !== undefined) activate(store, { key, column: first.key });
  };
  const add = () => {
    const { changes, keys } = insertRows(store.data(), store.data().rows.length, [fresh()]);
    store.change(say('新增一行'), changes);
    onAdded(keys);
  };
  const { uploads, problem } = useCellUploads(store);
  const press = async () => {
    if (problem !== null) return message.warning(problem);
    dropBlankEnd(store, list.columns, fresh());
    const outcome = await save();
    if (!outcome) {
      const wrong = firstWrongCell(store, columns);
      if (wrong) revealCell(store, table, wrong);
      return message.warning(say('有内容没有填对，请看标红的单元格。'));
    }
    const [failed] = outcome.failures;
    if (!failed) return message.success(say('保存成功'));
    const position = rowNumber(store, failed[0]);
    const count = outcome.failures.size;
    message.error(
      say('{count} 行没有保存{place}：{message}', {
        count,
        place: position === undefined ? '' : say('，第 {place} 行', { place: position }),
        message: failed[1].message,
      }),
    );
  };
  return (
    <div className="pw-list-inline">
      <RowsDraftNotice draft={draft} store={store} />
      <TableToolbar
        store={store}
        name={list.document}
        fresh={fresh}
        excluded={(action) => (action === 'add' ? !canAdd : !canRemove)}
        canMove={false}
        onAdded={onAdded}
        onAddBelow={tree && ((key) => onAdded(addBelow(store, key, fresh())))}
        before={
          <Button
            type="primary"
            aria-keyshortcuts="Control+S"
            icon={<SaveOutlined aria-hidden />}
            loading={saving !== undefined}
            disabled={unsaved === 0}
            onClick={() => void press()}
          >
            {saving
              ? say('正在保存 {done}/{total} 行', { done: saving.done, total: saving.total })
              : unsaved > 0
                ? say('保存 {unsaved} 行', { unsaved })
                : say('保存')}
          </Button>
        }
      />
      <EditGrid
        aria-label={list.title}
        store={store}
        uploads={uploads}
        columns={columns}
        table={table}
        answered={snapshot.answered}
        rowHeight={rowHeights[density]}
        maxHeight={list.table?.maxHeight ?? usualHeight}
        rowNumber={list.table?.rowNumber ?? true}
        canChange={(canEdit || canAdd) && !saving}
        canChangeSaved={canEdit}
        canRemove={false}
        disabledRows={disabledRows}
        selection={list.selection}
        alwaysEdit={list.table?.alwaysEdit}
        stateOf={nothing}
        fresh={fresh}
        onAdd={canAdd ? add : undefined}
        tree={tree}
        onDetails={
          list.opens === false
            ? undefined
            : (key) => {
                const record = store.rowState(key)?.row.record;
                if (record && record['id'] !== undefined) actions.open({ ...record });
              }
        }
        empty={<div className="pw-edit-empty">{list.emptyText ?? emptyText(list.title)}</div>}
      />
    </div>
  );
}

function useListTree({ list, loadChildren }: ListController, adopt: InlineRows['adopt']): EditTree | undefined {
  return useMemo(
    () =>
      list.tree &&
      loadChildren && {
        parentKey: list.tree.parent,
        hasChildren: isParent,
        loadChildren: async (key, record) => adopt(knownChildren(record) ?? (await loadChildren({ ...record })), key),
      },
    [list, loadChildren, adopt],
  );
}

function nothing() {
  return undefined;
}

/** Drops empty rows at the end: Enter in the last cell adds one. */
function dropBlankEnd(store: GridStore, columns: readonly ResolvedColumn[], fresh: GridRecord): void {
  const { rows } = store.data();
  const first = rows.length - countBlankEnd(rows.records, columns, fresh);
  const keys = rows.records.flatMap((_, position) => (position < first ? [] : (rows.keyAt(position) ?? [])));
  if (keys.length > 0) store.change(say('删除 {size} 行', { size: keys.length }), [{ type: 'remove', keys }]);
}
