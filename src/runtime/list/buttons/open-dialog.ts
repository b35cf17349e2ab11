import type { RefObject } from 'react';

import { startingValues } from '../../../engine/query/index.ts';
import { say } from '../../../locale/index.ts';
import type { ActionEffects } from '../../actions/index.ts';
import {
  addressedEntry,
  documentEntry,
  type QueryDraftGroup,
  type RecordButtons,
  type useDialogs,
} from '../../dialog/index.ts';
import { allCapabilities } from '../../ports/index.ts';
import type { Runtime } from '../../registry/index.ts';
import { expandRow, recordId } from '../../table/index.ts';
import { newRecordAddress, recordAddress } from '../address/index.ts';
import type { ListController } from '../controller/index.ts';
import { queryViews } from '../views/index.ts';
import type { PageEnvironment } from './page-environment.ts';

type Dialog = Parameters<ActionEffects['openDialog']>[0];
type EditorDialog = Extract<Dialog, { kind: 'editor' }>;

export interface ListOnPage {
  controller: ListController;
  page: PageEnvironment;
  runtime: Runtime;
  dialogs: ReturnType<typeof useDialogs>;
  /** The latest controller: a dialog outlives the render that opened it. */
  latest: RefObject<ListController>;
  /** The unapplied draft of the advanced query, and the query that was active when it was started. */
  leftDraft: RefObject<{ draft: QueryDraftGroup; of: string } | undefined>;
  recordButtons: (isAddressed: boolean) => RecordButtons;
  /** Called when several records, or unknown ones, may have changed. */
  changed: () => void;
}

/** Opens a dialog for an action. Throws PortError. */
export async function openListDialog(on: ListOnPage, dialog: Dialog): Promise<void> {
  const { controller, dialogs, changed } = on;
  const { list } = controller;
  switch (dialog.kind) {
    case 'import': {
      const { title, model, endpoints } = list;
      const path = endpoints.importExcel ?? '';
      const { fields } = dialog;
      dialogs.open({ kind: 'import', title, model, path, onDone: changed, ...(fields && { fields }) });
      return;
    }
    case 'advanced-query':
      openAdvancedQuery(on);
      return;
    case 'recycle-bin':
      dialogs.open({ kind: 'recycle-bin', list, onDone: changed });
      return;
    case 'document':
      dialogs.open(documentEntry(dialog, changed));
      return;
    case 'editor':
      await openEditor(on, dialog);
  }
}

function openAdvancedQuery({ controller, dialogs, runtime, latest, leftDraft }: ListOnPage): void {
  const can = runtime.ports.capabilities ?? allCapabilities;
  const views = queryViews(() => latest.current, can);
  dialogs.open({
    kind: 'advanced-query',
    fields: controller.list.queryFields,
    query: controller.state.advanced,
    can,
    views: {
      ...views,
      show(view) {
        views.show(view);
        leftDraft.current = undefined;
      },
    },
    draft: leftDraft.current?.of === queryKey(controller) ? leftDraft.current.draft : undefined,
    onDraft: (draft) => void (leftDraft.current = { draft, of: queryKey(latest.current) }),
    onQuery: (query) => latest.current.searchWith(query),
  });
}

async function openEditor(on: ListOnPage, dialog: EditorDialog): Promise<void> {
  const { controller, page, dialogs } = on;
  const { list, table } = controller;
  const other = dialog.model !== undefined && dialog.model !== list.model.id;
  if (other && !page.editorOf) return page.notify({ kind: 'error', text: say('这里打不开另一种单据的表单。') });
  const editor = other ? await page.editorOf?.(dialog.model ?? '', dialog.form) : list;
  if (!editor) return;
  const { mode, values, id, print = false, again = false } = dialog;
  const row = controller.snapshot.records.find((record) => recordId(record) === id) ?? { ...values, id };
  const address = mode === 'create' ? newRecordAddress : recordAddress(list.model, row, mode);
  const isAddressed = !other && page.openRecord !== undefined && !addressedEntry(dialogs.entries);
  dialogs.open({
    kind: 'editor',
    ...(isAddressed && { address }),
    ...(mode === 'detail' && !other && { buttons: on.recordButtons(isAddressed) }),
    onShow: (saved) =>
      void openListDialog(on, {
        kind: 'editor',
        mode: 'detail',
        id: recordId(saved),
        values: saved,
        ...(dialog.model !== undefined && { model: dialog.model }),
        ...(dialog.form !== undefined && { form: dialog.form }),
      }),
    target: editor,
    ...(dialog.title !== undefined && { title: dialog.title }),
    mode,
    values: mode === 'create' && !other ? { ...startingValues(controller.where), ...values } : (values ?? {}),
    record: id ?? null,
    print,
    again,
    onSaved(saved) {
      const parent = mode === 'create' && !other && list.tree ? saved[list.tree.parent] : undefined;
      if (typeof parent === 'string') expandRow(table, parent);
      controller.refresh();
      page.notifyOthers?.(id === undefined ? 'added' : 'saved', recordId(saved));
    },
  });
  if (isAddressed) page.openRecord?.(address);
}

function queryKey({ state }: ListController): string {
  return JSON.stringify(state.advanced ?? null);
}
