import { atom } from 'jotai';

import type { ResolvedForm } from '../../engine/form/index.ts';
import type { ListEndpoints, ResolvedList, ResolvedQueryField } from '../../engine/list/index.ts';
import type { ResolvedModel } from '../../engine/model/index.ts';
import type { AdvancedDraftLine, AdvancedQuery } from '../../engine/query/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { PlaceQuestion, TreePlace } from '../actions/index.ts';
import type { Capabilities, DataRecord, RecordLink, SavedView, SavedViewPlace } from '../ports/index.ts';

/** What an editor needs to know of the records it edits. */
export interface EditorTarget {
  title: string;
  form: ResolvedForm;
  model: ResolvedModel;
  endpoints: Pick<ListEndpoints, 'add' | 'edit' | 'queryById'>;
}

/** What one can do with the record of an editor that is only looked at. */
export interface RecordButton {
  name: string;
  title: string;
  disabled: boolean;
  /** Why it is disabled. */
  reason?: string;
  /** What most likely comes next for the record. */
  isNext?: true;
}

export interface RecordButtons {
  of: (record: DataRecord) => readonly RecordButton[];
  /** Resolves when its steps are done. */
  press: (name: string, record: DataRecord) => Promise<void>;
}

/** A record being written or looked at. */
export interface EditorEntry {
  kind: 'editor';
  mode: 'create' | 'edit' | 'detail';
  target: EditorTarget;
  /** Stands for the usual title. */
  title?: string;
  /** Id of the record to load; null for a new one. */
  record: string | null;
  /** What a new record starts with. */
  values: DataRecord;
  onSaved: (record: DataRecord) => void;
  /** Opens a record that was just made, to look at. */
  onShow?: (record: DataRecord) => void;
  buttons?: RecordButtons;
  /** Once it is saved, another new record may follow that begins the same. */
  again?: boolean;
  /** It goes to the printer as soon as it is there. */
  print?: boolean;
  /** Its address behind that of its page: the browser's Back leaves it. */
  address?: string;
  /** Somebody wants to leave it, as by the browser's Back; another object is another request. */
  leaving?: LeaveRequest;
}

export interface LeaveRequest {
  /** The person stays: something was typed, or is being saved. */
  onStay: () => void;
}

/** A question that is answered once. */
export interface ConfirmEntry {
  kind: 'confirm';
  title: string;
  text?: string;
  /** A line below the text. */
  note?: string;
  danger?: boolean;
  okText?: string;
  /** What it is about. */
  links?: readonly RecordLink[];
  answer: (agreed: boolean) => void;
}

/** The choice of a place in a tree. */
export interface PlaceEntry extends PlaceQuestion {
  kind: 'place';
  /** Called once; undefined where the dialog was closed. */
  answer: (place: TreePlace | undefined) => void;
}

/** A `dialog` document. */
export interface DocumentEntry {
  kind: 'document';
  document: string;
  /** What stands in the document, where nobody else uses it. */
  body?: JsonObject;
  /** Stands for the document's own title. */
  title?: string;
  values: DataRecord;
  onDone: () => void;
  /** For a question: called once with the values; undefined where the dialog was closed. */
  answer?: (values: DataRecord | undefined) => void;
}

/** The import of Excel files into a list. */
export interface ImportEntry {
  kind: 'import';
  title: string;
  model: ResolvedModel;
  /** Where the files go. */
  path: string;
  /** Sent with them. */
  fields?: Readonly<Record<string, string>>;
  /** Records were saved. */
  onDone: () => void;
}

/** What was deleted from a list. */
export interface RecycleBinEntry {
  kind: 'recycle-bin';
  list: ResolvedList;
  /** Records may have come back. */
  onDone: () => void;
}

/** A condition being written, keyed so that a removed one does not move the others' inputs. */
export type QueryDraftLine = AdvancedDraftLine & { key: number };

/** Conditions being written that belong together. */
export interface QueryDraftGroup {
  key: number;
  match: AdvancedQuery['match'];
  lines: readonly (QueryDraftLine | QueryDraftGroup)[];
}

/** The views of a list, as the dialog of its advanced query has them. */
export interface QueryViews {
  /** Where they lie; new ones at the first. */
  places: readonly [SavedViewPlace, ...SavedViewPlace[]];
  /** Id of the view that the list was shown by. */
  current: string | undefined;
  /** What is saved: the list as it stands, with this query. */
  contentWith: (query: AdvancedQuery) => object;
  /** Shows the list as a view says, or without one as its documents say. Throws PortError for what the server cannot. */
  show: (view: SavedView | undefined) => void;
}

/** The advanced query of a list. */
export interface AdvancedQueryEntry {
  kind: 'advanced-query';
  fields: readonly ResolvedQueryField[];
  /** What of it the server knows. */
  can: Pick<Capabilities, 'queryGroups' | 'queryEmpty' | 'queryTrees'>;
  /** A query is saved as a view. */
  views: QueryViews;
  /** What is asked for now. */
  query: AdvancedQuery | undefined;
  /** What was written and not asked for when it was last closed. */
  draft: QueryDraftGroup | undefined;
  onDraft: (draft: QueryDraftGroup) => void;
  /** Asks for it; undefined takes it away. */
  onQuery: (query: AdvancedQuery | undefined) => void;
}

export type DialogContent =
  EditorEntry | ConfirmEntry | PlaceEntry | DocumentEntry | ImportEntry | RecycleBinEntry | AdvancedQueryEntry;
export type DialogEntry = DialogContent & { id: string };

/** The open dialogs of each tab, by the tab's id; the last one is on top. */
export type DialogStacks = Readonly<Record<string, readonly DialogEntry[]>>;

/** Session state: never saved, one per app, story and test (it lives in their jotai store). */
export const dialogStackAtom = atom<DialogStacks>({});

/** Puts a dialog on top of the owner's stack. */
export function openDialog(stacks: DialogStacks, owner: string, entry: DialogEntry): DialogStacks {
  return { ...stacks, [owner]: [...(stacks[owner] ?? []), entry] };
}

/** The dialog of a stack that has an address of its own; the same object while the stack is the same. */
export function addressedEntry(
  entries: readonly DialogEntry[],
): (EditorEntry & { id: string; address: string }) | undefined {
  return entries.find((entry): entry is EditorEntry & { id: string; address: string } => {
    return entry.kind === 'editor' && entry.address !== undefined;
  });
}

/** Asks an editor to close, as its 取消 does. */
export function leaveDialog(stacks: DialogStacks, owner: string, id: string, leaving: LeaveRequest): DialogStacks {
  const stack = (stacks[owner] ?? []).map((entry) =>
    entry.id === id && entry.kind === 'editor' ? { ...entry, leaving } : entry,
  );
  return { ...stacks, [owner]: stack };
}

/** Takes a dialog away, wherever it stands. A tab without dialogs leaves no trace. */
export function closeDialog(stacks: DialogStacks, owner: string, id: string): DialogStacks {
  const { [owner]: stack = [], ...others } = stacks;
  const rest = stack.filter((entry) => entry.id !== id);
  return rest.length > 0 ? { ...others, [owner]: rest } : others;
}
