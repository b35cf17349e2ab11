import type { ListEndpoints } from '../../engine/list/index.ts';
import type { ResolvedModel } from '../../engine/model/index.ts';
import type { PickerTree } from '../../engine/trees/tree-source.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { DataRecord, Ports, RecordLink } from '../ports/index.ts';

/** The result of an action: data that the runtime carries out in this order. `stop` ends the steps without an error. */
export interface ActionResult {
  stop?: boolean;
  notify?: { kind: 'success' | 'info' | 'warning' | 'error'; text: string };
  /** A message that replaces `notify` and offers to take the change back for a few seconds. */
  undo?: UndoOffer;
  download?: { file: Blob; name: string };
  refresh?: boolean;
  /** Ids of deleted records: the list moves to a page that still exists and deselects them. */
  removed?: string[];
  clearSelection?: boolean;
  expand?: string;
  navigate?: NavigationTarget;
  /** Opens the editor or the detail of a record, or a dialog document. */
  openDialog?: OpenDialog;
  closeDialog?: boolean;
  setValues?: DataRecord;
  /** Requests the signed-in user again, for example after a change of name. */
  reloadUser?: boolean;
  /** The value that the following steps read as `$result`. */
  value?: unknown;
  /** The changed row: the following steps run on it and read it as `$record`. */
  record?: DataRecord;
}

/**
 * The target of a navigation: a path of the application, an external address or the key of a page document, optionally
 * with a record.
 */
export interface NavigationTarget {
  to: string;
  record?: string;
  newTab?: boolean;
}

/** A message about a change, and the call that reverts it. */
export interface UndoOffer {
  text: string;
  /** The message shown after the change was reverted. */
  undone: string;
  call: { method: 'PUT' | 'POST'; path: string; body: DataRecord };
}

export type OpenDialog =
  | {
      kind: 'editor';
      mode: 'create' | 'edit' | 'detail';
      id?: string;
      values?: DataRecord;
      model?: string;
      form?: string;
      title?: string;
      print?: true;
      /** The user can go on with another new record that starts with the same values. */
      again?: true;
    }
  | DialogQuestion
  | { kind: 'import'; fields?: Readonly<Record<string, string>> }
  | { kind: 'advanced-query' }
  | { kind: 'recycle-bin' };

/** A dialog document, by its id, or with an inline body that nothing else uses. */
export interface DialogQuestion {
  kind: 'document';
  document: string;
  body?: JsonObject;
  title?: string;
  values?: DataRecord;
}

/** A position in a tree: below the record with that id, or at the top level. */
export interface TreePlace {
  id: string | null;
  title: string;
}

export interface PlaceQuestion {
  title: string;
  tree: PickerTree;
  /** The record to move; positions below it are not offered. */
  moved: string;
  /** Id of its current parent; null at the top level. */
  parent: string | null;
}

export interface Question {
  title: string;
  text?: string;
  note?: string;
  danger?: boolean;
  links?: readonly RecordLink[];
  /** Replaces 确定. */
  okText?: string;
}

export interface ActionProgress {
  /** @param share the completed share, 0 to 1. */
  update(share: number): void;
  end(): void;
}

export interface ActionContext {
  ports: Ports;
  list?: { title: string; endpoints: ListEndpoints; model: ResolvedModel };
  /** Returns the query parameters of the list without the page, so that they match all pages. */
  query?: () => Record<string, string>;
  record?: DataRecord;
  selection: DataRecord[];
  /**
   * Present if all results of the list's query are selected: the query's parameters, and the number of records that was
   * shown to the user.
   */
  whole?: { query: Record<string, string>; expected: number };
  values?: DataRecord;
  signal?: AbortSignal;
  /** Reports the completed share, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Shows a progress notice; for actions that begin with a question. */
  progress?: (text: string, cancel: () => void) => ActionProgress;
  confirm: (question: Question) => Promise<boolean>;
  /** Opens a dialog and waits for its values; resolves to undefined if the user closes it. */
  fill: (dialog: DialogQuestion) => Promise<DataRecord | undefined>;
  /** Requests a position in a tree; resolves to undefined if the user closes the dialog. Absent without a list. */
  choosePlace?: (question: PlaceQuestion) => Promise<TreePlace | undefined>;
  /** The position if the user has already dropped the record there. */
  place?: TreePlace;
  request: (id: string) => RequestTemplate | undefined;
  /** Evaluates the expressions in a value; they can read the step's scope and `names`. */
  evaluate: (template: unknown, names?: Record<string, unknown>) => unknown;
}

/** The call of a request document, its expressions not yet evaluated. */
export interface RequestTemplate {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: object;
  body?: object;
  signed?: boolean;
  title?: string;
  /** The success message; replaces the server's. */
  success?: string;
}
