import { Activity, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';

import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';
import { EmptyState, FilteredEmptyState, ListSkeleton, UnreadList, useIsPhone } from '../../../kit/states/index.ts';
import {
  seesColumn,
  type ChosenCell,
  type ListActions,
  type ListController,
  type RemoteChanges,
} from '../../../runtime/list/index.ts';
import { portError, type DataRecord, type PortError } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { inOrder, useTableState, useTreeRows, type Density } from '../../../runtime/table/index.ts';
import { TableView } from '../../table/index.ts';
import { actionsOfCell } from './actions-of-cell.ts';
import { movesOf, offersMove } from './moves-of.ts';

const InlineTable = antdComponent(async () => (await import('./InlineTable.tsx')).InlineTable);

/** The record whose details are shown next to a list. */
export interface RowChoice {
  current: string | undefined;
  choose: (record: DataRecord) => void;
}

interface ListContentProps {
  choice: RowChoice | undefined;
  controller: ListController;
  actions: ListActions;
  density: Density;
  remoteChanges: RemoteChanges;
  onFailure: (error: PortError) => void;
  onWhy: () => void;
}

/**
 * The table, or the state panel that replaces it. An editable table stays mounted behind the panel, with its unsaved
 * changes.
 */
export function ListContent(props: ListContentProps) {
  const { list, status } = props.controller;
  const showsRows = status === 'ready' || status === 'empty';
  const [wasShown, setShown] = useState(showsRows);
  if (showsRows && !wasShown) setShown(true);
  const panel = statePanel(props);
  if (!list.editable || !wasShown) return panel ?? <ListRows {...props} />;
  return (
    <>
      {panel}
      <Activity mode={showsRows ? 'visible' : 'hidden'}>
        <ListRows {...props} />
      </Activity>
    </>
  );
}

/** Returns the panel that replaces the rows, or null if there are rows; an editable table shows that it is empty itself. */
function statePanel(props: ListContentProps): ReactNode {
  const { controller, actions } = props;
  const { list, status } = controller;
  const add = actions.toolbar.find((button) => button.builtIn === 'add');
  switch (status) {
    case 'loading':
    case 'offline':
    case 'forbidden':
    case 'error':
      return <UnreadList controller={controller} rows={10} columns={Math.min(6, list.columns.length + 1)} />;
    case 'empty':
      if (list.editable) return null;
      return (
        <EmptyState
          title={list.title}
          text={list.emptyText}
          onWhy={props.onWhy}
          onAdd={add && { title: add.title, run: () => void actions.press(add) }}
        />
      );
    case 'filtered-empty':
      return <FilteredEmptyState onClear={controller.clearSearch} onWhy={props.onWhy} />;
    case 'ready':
      return null;
  }
}

function ListRows({ controller, actions, density, remoteChanges, onFailure, choice }: ListContentProps) {
  const { registry, user, permissions } = useRuntime();
  const isPhone = useIsPhone();
  const { list, snapshot, state, table } = controller;
  const tellFailure = useCallback((reason: unknown) => onFailure(portError(reason)), [onFailure]);
  const tree = useTreeRows(snapshot.records, controller.loadChildren, table, tellFailure);
  const order = useTableState(table, (look) => look.order);
  const columns = useMemo(() => {
    return inOrder(list.columns, order).filter(seesColumn({ user, permissions }));
  }, [list.columns, order, user, permissions]);
  const titles = useMemo(() => list.rowActions.map((button) => button.title), [list.rowActions]);
  // On a phone a long press selects text, so the menu opens only if the document defines one.
  const hasMenu = !isPhone || list.contextMenu !== undefined;
  const cellActions = (chosen: ChosenCell) => actionsOfCell(controller, chosen);
  if (list.editable)
    return (
      <Suspense fallback={<ListSkeleton columns={Math.min(6, columns.length + 1)} />}>
        <InlineTable
          controller={controller}
          actions={actions}
          columns={columns}
          density={density}
          remoteChanges={remoteChanges}
        />
      </Suspense>
    );
  const move = offersMove(list.rowActions) ? movesOf(actions, list.model.label) : undefined;
  const label = columns.find((column) => column.key === list.model.label) ?? columns[0];
  return (
    <TableView
      label={list.title}
      page={list.document}
      columns={columns}
      rows={tree.rows}
      table={table}
      cells={registry.cells}
      density={density}
      selection={list.selection}
      sort={state.sort}
      onSort={controller.sortBy}
      onOpen={choice ? choice.choose : list.opens === false ? undefined : actions.open}
      onPress={choice?.choose}
      current={choice?.current}
      rowActions={actions.row}
      actionTitles={titles}
      menuActions={hasMenu ? actions.menu : undefined}
      cellActions={hasMenu && !list.contextMenu ? cellActions : undefined}
      onAction={(button, record, chosen) => void actions.press(button, record, chosen && { chosen })}
      answered={snapshot.answered}
      refreshing={controller.refreshing || controller.outdated}
      totals={controller.totals}
      {...(list.table?.rowNumber && { firstNumber: (state.page - 1) * state.pageSize + 1 })}
      labelColumn={label?.key}
      stateColumn={list.model.states?.field}
      {...(controller.loadChildren && { onToggle: tree.toggle, ...move })}
    />
  );
}
