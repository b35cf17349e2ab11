/** Where the documents of online forms and reports are, and their calls. */

/** Permission points of all records of online forms: the back end decides by itself who may do what. */
export const recordPermission = 'online:record';

/** The points that pages of online forms and reports ask for. */
export const recordPoints: readonly string[] = ['list', 'add', 'edit', 'delete', 'export', 'import'].map(
  (action) => `${recordPermission}:${action}`,
);

/** An online form or an online report. */
export type OnlineKind = 'cgform' | 'cgreport';

/** The id of the model of an online form. */
export function formModel(id: string): string {
  return `cgform/${id.toLowerCase()}`;
}

/** The id of the model of an online report. */
export function reportModel(id: string): string {
  return `cgreport/${id.toLowerCase()}`;
}

/** The path of the records of an online form. */
export function formResource(id: string): string {
  return `/online/cgform/records/${id}`;
}

/** The path of the rows of an online report. */
export function reportResource(id: string): string {
  return `/online/cgreport/records/${id}`;
}

/** The code of a dictionary with the choices that the description of a form has for a field. */
export function choicesCode(kind: OnlineKind, id: string, field: string): string {
  return `${kind}.${id}.${field}`;
}

/** Reads the code of a dictionary that `choicesCode` gives; undefined for other codes. */
export function onlineChoicesOf(code: string): { kind: OnlineKind; id: string; field: string } | undefined {
  const [, kind, id, field] = /^(cgform|cgreport)\.([\w-]{1,64})\.(\w{1,64})$/.exec(code) ?? [];
  if (id === undefined || field === undefined) return undefined;
  return kind === 'cgform' || kind === 'cgreport' ? { kind, id, field } : undefined;
}

/** An online form or report by the id of its model, e.g. `cgform/d35109c3632c4952a19ecc094943dd71`. */
export function onlineOf(model: string): { kind: OnlineKind; id: string } | undefined {
  const [, kind, id] = /^(cgform|cgreport)\/([a-z0-9-]{1,64})$/.exec(model) ?? [];
  return id !== undefined && (kind === 'cgform' || kind === 'cgreport') ? { kind, id } : undefined;
}

/** A call for records of an online form or report. */
export interface OnlineCall {
  kind: OnlineKind;
  id: string;
  action: string;
}

/** Reads the path of a call, e.g. `/online/cgform/records/d351/list`. */
export function onlineCallOf(path: string): OnlineCall | undefined {
  const [, kind, id, action] = /^\/online\/(cgform|cgreport)\/records\/([\w-]{1,64})\/(\w+)$/.exec(path) ?? [];
  if (id === undefined || action === undefined) return undefined;
  return kind === 'cgform' || kind === 'cgreport' ? { kind, id, action } : undefined;
}
