import type { ListEndpoints } from '../../engine/list/index.ts';
import type { ResolvedModel } from '../../engine/model/index.ts';
import type { PickerTree } from '../../engine/trees/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { DataRecord, Ports, RecordLink } from '../ports/index.ts';

/** What an action answers: data, carried out by the runtime in this order. `stop` ends the steps without an error. */
export interface ActionResult {
  stop?: boolean;
  notify?: { kind: 'success' | 'info' | 'warning' | 'error'; text: string };
  /** Said in place of `notify`, with a way back for a few seconds. */
  undo?: UndoOffer;
  /** A file for the person to keep. */
  download?: { file: Blob; name: string };
  refresh?: boolean;
  /** Ids of records that are gone: the list goes to a page that still exists, and no longer holds them selected. */
  removed?: string[];
  clearSelection?: boolean;
  /** Id of a record of a tree whose children are to be seen. */
  expand?: string;
  navigate?: NavigationTarget;
  /** Opens the editor or the detail of a record, or a dialog document. */
  openDialog?: OpenDialog;
  closeDialog?: boolean;
  /** Values to put into the form of the dialog. */
  setValues?: DataRecord;
  /** Somebody is called otherwise by now: who is signed in is asked for again. */
  reloadUser?: boolean;
  /** Seen by the following steps as `$result`. */
  value?: unknown;
  /** The row as it is now, which the following steps are about and see as `$record`. */
  record?: DataRecord;
}

/** Where to go: a path of the application, an address outside, or the key of a page's document, perhaps with a record. */
export interface NavigationTarget {
  to: string;
  record?: string;
  newTab?: boolean;
}

/** What was done, and the call that takes it back. */
export interface UndoOffer {
  text: string;
  /** Said when it is taken back. */
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
      /** Id of the form of another model, in place of its own. */
      form?: string;
      /** Stands for the usual title. */
      title?: string;
      print?: true;
      /** Another new record may follow that begins the same. */
      again?: true;
    }
  | DialogQuestion
  /** The list's own import of Excel files. */
  | { kind: 'import'; fields?: Readonly<Record<string, string>> }
  /** The list's own advanced query. */
  | { kind: 'advanced-query' }
  /** What was deleted from the list. */
  | { kind: 'recycle-bin' };

/** A dialog document, by its id, or with its own body where nobody else uses it. */
export interface DialogQuestion {
  kind: 'document';
  document: string;
  body?: JsonObject;
  title?: string;
  values?: DataRecord;
}

/** A place in a tree: below the record of that id, or at the top. */
export interface TreePlace {
  id: string | null;
  /** What one calls the record. */
  title: string;
}

/** Asks where in the tree a record is to stand. */
export interface PlaceQuestion {
  title: string;
  tree: PickerTree;
  /** The record that moves: no place is below it. */
  moved: string;
  /** Id of what it stands below now; null at the top. */
  parent: string | null;
}

/** What is asked before something is done. */
export interface Question {
  title: string;
  text?: string;
  /** A line below the text. */
  note?: string;
  danger?: boolean;
  /** What the answer is about. */
  links?: readonly RecordLink[];
  /** Instead of 确定. */
  okText?: string;
}

/** A progress notice for a long task. */
export interface ActionProgress {
  /** @param share how much is done, 0 to 1. */
  update(share: number): void;
  end(): void;
}

/** What an action may see and use. */
export interface ActionContext {
  ports: Ports;
  /** The list whose button was pressed. */
  list?: { title: string; endpoints: ListEndpoints; model: ResolvedModel };
  /** What the list shows, all its pages: the parameters of its query without the page. */
  query?: () => Record<string, string>;
  /** The row of a row action. */
  record?: DataRecord;
  selection: DataRecord[];
  /** All that the list's query finds is selected: its parameters, and how many records the person was told. */
  whole?: { query: Record<string, string>; expected: number };
  /** Values of the form in a dialog. */
  values?: DataRecord;
  /** Aborted where the person stops an action that takes its time. */
  signal?: AbortSignal;
  /** Tells how much of it is done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Shows a notice of progress from now on; for actions that ask first. */
  progress?: (text: string, cancel: () => void) => ActionProgress;
  /** Asks a question; false where the person says no. */
  confirm: (question: Question) => Promise<boolean>;
  /** Opens a dialog and waits for the values that are filled in; undefined where the person leaves it. */
  fill: (dialog: DialogQuestion) => Promise<DataRecord | undefined>;
  /** Asks for a place in a tree; undefined where the person leaves the dialog. Absent where there is no list. */
  choosePlace?: (question: PlaceQuestion) => Promise<TreePlace | undefined>;
  /** Where the person has dropped the record already. */
  place?: TreePlace;
  /** The request document of that id, where the page has it. */
  request: (id: string) => RequestTemplate | undefined;
  /** Evaluates the expressions inside a value, over what the step sees and `names` beside it. */
  evaluate: (template: unknown, names?: Record<string, unknown>) => unknown;
}

/** A request document's call, its expressions not yet evaluated. */
export interface RequestTemplate {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: object;
  body?: object;
  signed?: boolean;
  /** The document's title. */
  title?: string;
  /** The message after it succeeded, instead of the server's. */
  success?: string;
}
