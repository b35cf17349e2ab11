import { useEffect, useMemo, useRef } from 'react';

import { allows } from '../../../engine/permission/index.ts';
import {
  type ActionContext,
  type ActionEffects,
  runSteps,
  type TreePlace,
  type UndoOffer,
} from '../../actions/index.ts';
import { allCapabilities, type DataRecord, failureText, portError } from '../../ports/index.ts';
import {
  addressedEntry,
  documentEntry,
  type EditorTarget,
  type QueryDraftGroup,
  type RecordButtons,
  useDialogs,
} from '../../dialog/index.ts';
import { listDrafts } from '../../form/index.ts';
import { type Runtime, useRuntime } from '../../registry/index.ts';
import { expandRow, recordId, useTableState } from '../../table/index.ts';
import {
  type ButtonScope,
  type ButtonState,
  type ChosenCell,
  menuButtons,
  rowButtons,
  toolbarButtons,
} from './buttons.ts';
import type { ListController } from '../controller/index.ts';
import { queryViews } from '../views/index.ts';
import { newRecordAddress, recordAddress } from '../address/index.ts';

/** What a tab provides to its list page. */
export interface PageEnvironment {
  /** Id of the tab, which owns its own stack of dialogs. */
  owner: string;
  notify: ActionEffects['notify'];
  progress?: ActionEffects['progress'];
  /** Reports success with an undo button. */
  offerUndo?: (text: string, undo: () => Promise<void>) => void;
  /** Notifies others of a change; without an id, of several records. */
  notifyOthers?: (kind: 'saved' | 'added' | 'removed', id?: string) => void;
  navigate: ActionEffects['navigate'];
  /** The request document of that id, where the page has it. */
  request: ActionContext['request'];
  /** Further names for expressions, e.g. `$parent`: the record that the list belongs to. */
  names?: Readonly<Record<string, unknown>>;
  /** Called when the selection changes. */
  onSelect?: (records: DataRecord[]) => void;
  /** Puts the address of a record that is opened behind that of the page. */
  openRecord?: ((address: string) => void) | undefined;
  /** The editor of another model (for drafts of other documents), with its own form or the named one. Throws PortError. */
  editorOf?: (model: string, form?: string) => Promise<EditorTarget>;
}

/** A list page's buttons, and the way to press them. */
export interface ListActions {
  toolbar: ButtonState[];
  row: (record: DataRecord) => ButtonState[];
  /** The entries of the menu that a right click on a cell opens: the document's, else the buttons of its row. */
  menu: (record: DataRecord, chosen: ChosenCell) => ButtonState[];
  /**
   * Runs a button's steps; says 请选择一条记录！ where it needs a selection and there is none. `place` is where the record was
   * dropped, `chosen` the cell whose menu it was in.
   */
  press: (button: ButtonState, record?: DataRecord, on?: { place?: TreePlace; chosen?: ChosenCell }) => Promise<void>;
  /** Opens a record to look at. */
  open: (record: DataRecord) => void;
  /** Opens the record of an address; read-only where it may not be edited. @returns false where it may not be seen. */
  openAddressed: (asked: AddressedOpening) => boolean;
  /** The number of drafts of this list's form. */
  drafts: number;
  /** Opens the latest draft. */
  resume: () => void;
}

/** What an address asks for. `record` is there where the list has it. */
export type AddressedOpening = { address: string } & (
  { mode: 'create' } | { mode: 'detail' | 'edit'; id: string; record?: DataRecord }
);

/** Binds the buttons of a list to its controller and to the page around it. */
export function useListActions(controller: ListController, page: PageEnvironment): ListActions {
  const runtime = useRuntime();
  const dialogs = useDialogs(page.owner);
  const { list, table } = controller;
  const selected = useTableState(table, (state) => state.selection);
  const selection = useMemo(() => [...selected.values()], [selected]);
  const { onSelect } = page;
  useEffect(() => {
    onSelect?.(selection);
  }, [onSelect, selection]);
  const selectsAll = useTableState(table, (state) => state.selectsAll);
  const whole = selectsAll ? wholeOf(controller) : undefined;
  const wholeKey = JSON.stringify(whole ?? null);
  const scope = useMemo(
    () => buttonScope(runtime, { selection, whole: JSON.parse(wholeKey) }, page.names),
    [runtime, selection, wholeKey, page.names],
  );

  const row = useMemo(() => rowsOf(list, scope), [list, scope]);

  // The dialog outlives this render: it reads the latest controller.
  const latest = useRef(controller);
  useEffect(() => void (latest.current = controller));
  // A dialog that was opened before presses the buttons of now.
  const own = useRef<Pick<ListActions, 'row' | 'press'>>({ row, press: async () => undefined });
  const leftDraft = useRef<{ draft: QueryDraftGroup; of: string }>(undefined);

  /** What the buttons of a record's dialog do: those of its row, but for looking at it. */
  const recordButtons = (isAddressed: boolean): RecordButtons => ({
    of: (record) => own.current.row(record).filter(({ builtIn }) => builtIn !== 'detail' && builtIn !== 'print'),
    async press(name, record) {
      const button = own.current.row(record).find((candidate) => candidate.name === name);
      if (!button) return;
      if (isAddressed && button.builtIn === 'edit') page.openRecord?.(recordAddress(list.model, record, 'edit'));
      else await own.current.press(button, record);
    },
  });
  /** Several records may have changed, or it is unknown which. */
  const changed = () => {
    controller.refresh();
    page.notifyOthers?.('added');
  };
  const takeBack = async ({ call, undone }: UndoOffer) => {
    try {
      await runtime.ports.requests.call({ ...call, quiet: true });
      page.notify({ kind: 'success', text: undone });
      page.notifyOthers?.('added');
    } catch (reason) {
      page.notify({ kind: 'warning', text: failureText(portError(reason)) });
    }
    latest.current.refresh();
  };
  const effects: ActionEffects = {
    notify: page.notify,
    ...(page.progress && { progress: page.progress }),
    navigate: page.navigate,
    ...(page.offerUndo && { offerUndo: (offer: UndoOffer) => page.offerUndo?.(offer.text, () => takeBack(offer)) }),
    refresh: changed,
    removed(ids) {
      controller.refreshAfterRemoval(ids);
      page.notifyOthers?.('removed', ids[0]);
    },
    clearSelection: controller.clearSelection,
    expand: (id) => expandRow(table, id),
    closeDialog: () => undefined,
    async openDialog(dialog) {
      if (dialog.kind === 'import') {
        const { title, model, endpoints } = list;
        const path = endpoints.importExcel ?? '';
        const { fields } = dialog;
        dialogs.open({ kind: 'import', title, model, path, onDone: changed, ...(fields && { fields }) });
        return;
      }
      if (dialog.kind === 'advanced-query') {
        const can = runtime.ports.capabilities ?? allCapabilities;
        const views = queryViews(() => latest.current, can);
        dialogs.open({
          kind: 'advanced-query',
          ...{ fields: list.queryFields, query: controller.state.advanced, can },
          views: {
            ...views,
            show(view) {
              views.show(view);
              leftDraft.current = undefined;
            },
          },
          draft: leftDraft.current?.of === queryKey(controller) ? leftDraft.current.draft : undefined,
          onDraft: (draft) => void (leftDraft.current = { draft, of: queryKey(latest.current) }),
          onQuery: (query) => latest.current.advancedSearch(query),
        });
        return;
      }
      if (dialog.kind === 'recycle-bin') {
        dialogs.open({ kind: 'recycle-bin', list, onDone: changed });
        return;
      }
      if (dialog.kind === 'document') {
        dialogs.open(documentEntry(dialog, changed));
        return;
      }
      const other = dialog.model !== undefined && dialog.model !== list.model.id;
      if (other && !page.editorOf) return page.notify({ kind: 'error', text: '这里打不开另一种单据的表单。' });
      const editor = other ? await page.editorOf?.(dialog.model ?? '', dialog.form) : list;
      if (!editor) return;
      const { mode, values, id, print = false, again = false } = dialog;
      const row = controller.snapshot.records.find((record) => recordId(record) === id) ?? { ...values, id };
      const address = mode === 'create' ? newRecordAddress : recordAddress(list.model, row, mode);
      const isAddressed = !other && page.openRecord !== undefined && !addressedEntry(dialogs.entries);
      dialogs.open({
        kind: 'editor',
        ...(isAddressed && { address }),
        ...(mode === 'detail' && !other && { buttons: recordButtons(isAddressed) }),
        onShow: (saved) =>
          void effects.openDialog({
            ...{ kind: 'editor', mode: 'detail', id: recordId(saved), values: saved },
            ...(dialog.model !== undefined && { model: dialog.model }),
            ...(dialog.form !== undefined && { form: dialog.form }),
          }),
        target: editor,
        ...(dialog.title !== undefined && { title: dialog.title }),
        mode,
        values: mode === 'create' && !other ? { ...initialOf(controller.where), ...values } : (values ?? {}),
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
    },
  };
  const savedHere = (record: DataRecord) => {
    controller.refresh();
    page.notifyOthers?.('saved', recordId(record));
  };
  const context = {
    ...{ ports: runtime.ports, list, query: controller.wholeQuery },
    ...{ selection, confirm: dialogs.ask, choosePlace: dialogs.choosePlace, fill: dialogs.fill, request: page.request },
    ...(whole && { whole }),
  };

  const toolbar = toolbarButtons(list, scope);
  const drafts = useDraftsOf(
    list,
    dialogs.entries.length,
    toolbar.some(({ builtIn }) => builtIn === 'add'),
  );
  const press: ListActions['press'] = async (button, record, { place, chosen } = {}) => {
    if (button.needsSelection && selection.length === 0) {
      return page.notify({ kind: 'warning', text: '请选择一条记录！' });
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
  useEffect(() => void (own.current = { row, press }));
  return {
    toolbar,
    openAddressed(asked) {
      const canAdd = toolbar.some(({ builtIn, disabled }) => builtIn === 'add' && !disabled);
      if (asked.mode === 'create') {
        if (canAdd) void effects.openDialog({ kind: 'editor', mode: 'create', again: true });
        else page.notify({ kind: 'warning', text: `您不能新增${list.title}。` });
        return canAdd;
      }
      const { id, record, address } = asked;
      const mayEdit = record
        ? row(record).some(({ builtIn, disabled }) => builtIn === 'edit' && !disabled)
        : allows(runtime.permissions, `${list.permission}:edit`);
      const mode = asked.mode === 'edit' && mayEdit ? 'edit' : 'detail';
      dialogs.open({
        ...{ kind: 'editor', address, target: list, mode, record: id, values: record ?? {} },
        ...(mode === 'detail' && { buttons: recordButtons(true) }),
        onSaved: savedHere,
      });
      return true;
    },
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

/** Memoizes the buttons of each record: a table reads them to measure the column and again to draw it. */
function rowsOf(list: ListController['list'], scope: ButtonScope): ListActions['row'] {
  const known = new WeakMap<DataRecord, ButtonState[]>();
  return (record) => {
    const buttons = known.get(record) ?? rowButtons(list, record, scope);
    known.set(record, buttons);
    return buttons;
  };
}

type Whole = NonNullable<ActionContext['whole']>;

/** Undefined where the server does not support the query. */
function wholeOf({ wholeQuery, snapshot }: ListController): Whole | undefined {
  try {
    return { query: wholeQuery(), expected: snapshot.total };
  } catch {
    return undefined;
  }
}

/** The drafts of the list's form, read again whenever a dialog opens or closes. */
function useDraftsOf({ form, permission, endpoints }: ListController['list'], open: number, canAdd: boolean) {
  const { user, permissions } = useRuntime();
  const canEdit = endpoints.queryById !== null && allows(permissions, `${permission}:edit`);
  return useMemo(() => {
    const all = listDrafts(() => localStorage, { user: user?.id ?? '', document: form.document });
    return all.filter(({ record }) => (record === null ? canAdd : canEdit));
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- a dialog that opens or closes is a reason to look again
  }, [user, form.document, canAdd, canEdit, open]);
}

/** Initial values of a new record from the list's fixed conditions; a condition with several values gives none. */
function initialOf(where: Readonly<Record<string, unknown>>): DataRecord {
  return Object.fromEntries(Object.entries(where).filter(([, value]) => !Array.isArray(value)));
}

function buttonScope(
  { registry, permissions, user }: Runtime,
  { selection, whole }: { selection: DataRecord[]; whole: Whole | null },
  names: PageEnvironment['names'],
): ButtonScope {
  const own = { $user: user ?? null, $permissions: [...(permissions ?? [])], $selection: selection, $record: null };
  return {
    actions: registry.actions,
    permissions,
    names: { $parent: null, ...names, ...own, $query: whole?.query ?? null },
    ...(whole && { count: whole.expected }),
  };
}

function queryKey({ state }: ListController): string {
  return JSON.stringify(state.advanced ?? null);
}
