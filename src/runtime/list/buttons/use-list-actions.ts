import { useEffect, useMemo } from 'react';

import { say } from '../../../locale/index.ts';
import { runSteps } from '../../actions/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { recordId, useTableState } from '../../table/index.ts';
import type { ListController } from '../controller/index.ts';
import { buttonScope, rowsOf, wholeQueryOf } from './button-scope.ts';
import { menuButtons, toolbarButtons } from './buttons.ts';
import type { ListActions } from './list-actions.ts';
import { listEffects } from './list-effects.ts';
import { openAddressed } from './open-addressed.ts';
import type { PageEnvironment } from './page-environment.ts';
import { useListDrafts } from './use-list-drafts.ts';
import { useListOnPage } from './use-list-on-page.ts';

/** Connects the buttons of a list to its controller and to the page around it. */
export function useListActions(controller: ListController, page: PageEnvironment): ListActions {
  const { on, keep } = useListOnPage(controller, page);
  const { runtime, dialogs } = on;
  const { list, table } = controller;
  const selected = useTableState(table, (state) => state.selection);
  const selection = useMemo(() => [...selected.values()], [selected]);
  const { onSelect } = page;
  useEffect(() => {
    onSelect?.(selection);
  }, [onSelect, selection]);
  const selectsAll = useTableState(table, (state) => state.selectsAll);
  const whole = selectsAll ? wholeQueryOf(controller) : undefined;
  const wholeKey = JSON.stringify(whole ?? null);
  const scope = useMemo(
    () => buttonScope(runtime, { selection, whole: JSON.parse(wholeKey) }, page.names),
    [runtime, selection, wholeKey, page.names],
  );

  const row = useMemo(() => rowsOf(list, scope), [list, scope]);

  const effects = listEffects(on);
  const savedHere = (record: DataRecord) => {
    controller.refresh();
    page.notifyOthers?.('saved', recordId(record));
  };
  const context = {
    ports: runtime.ports,
    list,
    query: controller.wholeQuery,
    selection,
    confirm: dialogs.ask,
    choosePlace: dialogs.choosePlace,
    fill: dialogs.fill,
    request: page.request,
    ...(whole && { whole }),
  };

  const toolbar = toolbarButtons(list, scope);
  const drafts = useListDrafts(
    list,
    dialogs.entries.length,
    toolbar.some(({ builtIn }) => builtIn === 'add'),
  );
  const press: ListActions['press'] = async (button, record, { place, chosen } = {}) => {
    if (button.needsSelection && selection.length === 0) {
      return page.notify({ kind: 'warning', text: say('请选择一条记录！') });
    }
    await runSteps(button.steps, {
      actions: runtime.registry.actions,
      scope: {
        ...scope.names,
        ...(record && { $record: record }),
        ...(chosen && { $chosen: { key: button.name, ...chosen } }),
      },
      context: { ...context, ...(record && { record }), ...(place && { place }) },
      effects: record ? { ...effects, refresh: () => savedHere(record) } : effects,
    });
  };
  useEffect(() => keep({ row, press }));
  return {
    toolbar,
    openAddressed: (asked) => openAddressed(on, asked, { toolbar, row, savedHere }),
    drafts: drafts.length,
    resume() {
      const [last] = drafts;
      if (!last) return;
      const { record } = last;
      void effects.openDialog({
        kind: 'editor',
        ...(record === null ? { mode: 'create', again: true } : { mode: 'edit', id: record }),
      });
    },
    row,
    menu: (record, chosen) => (list.contextMenu ? menuButtons(list, { record, chosen }, scope) : row(record)),
    press,
    open: (record) => void effects.openDialog({ kind: 'editor', mode: 'detail', id: recordId(record), values: record }),
  };
}
