import { atom } from 'jotai';

import type { ResolvedForm } from '../../engine/form/index.ts';
import type { ListEndpoints, ResolvedList, ResolvedQueryField } from '../../engine/list/index.ts';
import type { ResolvedModel } from '../../engine/model/index.ts';
import type { AdvancedDraftLine, AdvancedQuery } from '../../engine/query/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Capabilities, DataRecord, RecordLink, SavedView, SavedViewPlace } from '../ports/index.ts';
import type { PlaceQuestion, TreePlace } from '../registry/index.ts';

export interface EditorTarget {
  title: string;
  form: ResolvedForm;
  model: ResolvedModel;
  endpoints: Pick<ListEndpoints, 'add' | 'edit' | 'queryById'>;
}

export interface RecordButton {
  name: string;
  title: string;
  disabled: boolean;
  reason?: string;
  /** Present on the most likely next action for the record. */
  isNext?: true;
}

export interface RecordButtons {
  of: (record: DataRecord) => readonly RecordButton[];
  press: (name: string, record: DataRecord) => Promise<void>;
}

export interface EditorEntry {
  kind: 'editor';
  mode: 'create' | 'edit' | 'detail';
  target: EditorTarget;
  title?: string;
  /** Id of the record to load; null for a new one. */
  record: string | null;
  values: DataRecord;
  onSaved: (record: DataRecord) => void;
  onShow?: (record: DataRecord) => void;
  buttons?: RecordButtons;
  /** True to offer another new record with the same initial values after saving. */
  again?: boolean;
  print?: boolean;
  /** The part of the address that follows the page's address; the browser's Back closes the editor. */
  address?: string;
  /** A request to close the editor, for example from the browser's Back. Each new object is a new request. */
  leaving?: LeaveRequest;
}

export interface LeaveRequest {
  /** Called if the editor stays open because of unsaved input or a running save. */
  onStay: () => void;
}

export interface ConfirmEntry {
  kind: 'confirm';
  title: string;
  text?: string;
  note?: string;
  danger?: boolean;
  okText?: string;
  links?: readonly RecordLink[];
  answer: (agreed: boolean) => void;
}

export interface PlaceEntry extends PlaceQuestion {
  kind: 'place';
  /** Called once; with undefined if the dialog was closed. */
  answer: (place: TreePlace | undefined) => void;
}

export interface DocumentEntry {
  kind: 'document';
  document: string;
  body?: JsonObject;
  title?: string;
  values: DataRecord;
  onDone: () => void;
  /** For a question: called once with the values; with undefined if the dialog was closed. */
  answer?: (values: DataRecord | undefined) => void;
}

export interface ImportEntry {
  kind: 'import';
  title: string;
  model: ResolvedModel;
  path: string;
  fields?: Readonly<Record<string, string>>;
  onDone: () => void;
}

export interface RecycleBinEntry {
  kind: 'recycle-bin';
  list: ResolvedList;
  onDone: () => void;
}

/** A condition in the query editor. The key keeps the other inputs in place when a condition is removed. */
export type QueryDraftLine = AdvancedDraftLine & { key: number };

export interface QueryDraftGroup {
  key: number;
  match: AdvancedQuery['match'];
  lines: readonly (QueryDraftLine | QueryDraftGroup)[];
}

export interface QueryViews {
  /** The places that store views; new views are saved in the first one. */
  places: readonly [SavedViewPlace, ...SavedViewPlace[]];
  current: string | undefined;
  /** Returns the content to save: the current list with this query. */
  contentWith: (query: AdvancedQuery) => object;
  /**
   * Applies a view to the list, or the documents' defaults without one. Throws PortError if the server does not support
   * it.
   */
  show: (view: SavedView | undefined) => void;
}

export interface AdvancedQueryEntry {
  kind: 'advanced-query';
  fields: readonly ResolvedQueryField[];
  can: Pick<Capabilities, 'queryGroups' | 'queryEmpty' | 'queryTrees'>;
  views: QueryViews;
  query: AdvancedQuery | undefined;
  /** The unapplied input of the last time the dialog was open. */
  draft: QueryDraftGroup | undefined;
  onDraft: (draft: QueryDraftGroup) => void;
  /** Applies the query; undefined clears it. */
  onQuery: (query: AdvancedQuery | undefined) => void;
}

export type DialogContent =
  EditorEntry | ConfirmEntry | PlaceEntry | DocumentEntry | ImportEntry | RecycleBinEntry | AdvancedQueryEntry;
export type DialogEntry = DialogContent & { id: string };

/** The open dialogs of each tab, by the tab's id; the last one is on top. */
export type DialogStacks = Readonly<Record<string, readonly DialogEntry[]>>;

/** Session state that is never saved. There is one per app, story and test, in their jotai store. */
export const dialogStackAtom = atom<DialogStacks>({});

/** Opens a dialog on top of the owner's stack. */
export function openDialog(stacks: DialogStacks, owner: string, entry: DialogEntry): DialogStacks {
  return { ...stacks, [owner]: [...(stacks[owner] ?? []), entry] };
}

/** Returns the dialog of a stack that has its own address; the same object while the stack is unchanged. */
export function addressedEntry(
  entries: readonly DialogEntry[],
): (EditorEntry & { id: string; address: string }) | undefined {
  return entries.find((entry): entry is EditorEntry & { id: string; address: string } => {
    return entry.kind === 'editor' && entry.address !== undefined;
  });
}

/** Requests an editor to close, as its 取消 does. */
export function leaveDialog(stacks: DialogStacks, owner: string, id: string, leaving: LeaveRequest): DialogStacks {
  const stack = (stacks[owner] ?? []).map((entry) =>
    entry.id === id && entry.kind === 'editor' ? { ...entry, leaving } : entry,
  );
  return { ...stacks, [owner]: stack };
}

/** Removes a dialog from any position of the stack. The entry of a tab without dialogs is removed, too. */
export function closeDialog(stacks: DialogStacks, owner: string, id: string): DialogStacks {
  const { [owner]: stack = [], ...others } = stacks;
  const rest = stack.filter((entry) => entry.id !== id);
  return rest.length > 0 ? { ...others, [owner]: rest } : others;
}
