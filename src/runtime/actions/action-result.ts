import type { DataRecord, Ports } from '../data/ports.ts';

/** What an action answers: data, carried out by the runtime in this order. `stop` ends the steps without an error. */
export interface ActionResult {
  stop?: boolean;
  notify?: { kind: 'success' | 'info' | 'warning' | 'error'; text: string };
  refresh?: boolean;
  clearSelection?: boolean;
  navigate?: { to: string; newTab?: boolean };
  /** Opens the editor or the detail of a record, or a dialog document. */
  openDialog?: OpenDialog;
  closeDialog?: boolean;
  /** Seen by the following steps as `$result`. */
  value?: unknown;
}

export type OpenDialog =
  | { kind: 'editor'; mode: 'create' | 'edit' | 'detail'; id?: string; values?: DataRecord; model?: string }
  | { kind: 'document'; document: string; values?: DataRecord };

/** What an action may see and use. */
export interface ActionContext {
  ports: Ports;
  /** The row of a row action. */
  record?: DataRecord;
  selection: DataRecord[];
  /** Values of the form in a dialog. */
  values?: DataRecord;
  /** Asks a question; false where the person says no. */
  confirm: (question: { title: string; text?: string }) => Promise<boolean>;
  /** The request document of that id, where the page has it. */
  request: (id: string) => { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; params?: object; body?: object } | undefined;
}
