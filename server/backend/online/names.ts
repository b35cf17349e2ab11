
export const recordPermission = 'online:record';

export const recordPoints: readonly string[] = ['list', 'add', 'edit', 'delete', 'export', 'import'].map(
  (action) => `${recordPermission}:${action}`,
);

export type OnlineKind = 'cgform' | 'cgreport';

export function formModel(id: string): string {
  return `cgform/${id.toLowerCase()}`;
}

export function reportModel(id: string): string {
  return `cgreport/${id.toLowerCase()}`;
}

export function formResource(id: string): string {
  return `/online/cgform/records/${id}`;
}

export function reportResource(id: string): string {
  return `/online/cgreport/records/${id}`;
}

/** Returns the dictionary code for the choices that the description of a form contains for a field. */
export function choicesCode(kind: OnlineKind, id: string, field: string): string {
  return `${kind}.${id}.${field}`;
}

/** Parses a dictionary code from `choicesCode`; returns undefined for other codes. */
export function onlineChoicesOf(code: string): { kind: OnlineKind; id: string; field: string } | undefined {
  const [, kind, id, field] = /^(cgform|cgreport)\.([\w-]{1,64})\.(\w{1,64})$/.exec(code) ?? [];
  if (id === undefined || field === undefined) return undefined;
  return kind === 'cgform' || kind === 'cgreport' ? { kind, id, field } : undefined;
}

/**
 * Parses the id of a model such as `cgform/d35109c3632c4952a19ecc094943dd71`; returns undefined for models that are not
 * online forms or reports.
 */
export function onlineOf(model: string): { kind: OnlineKind; id: string } | undefined {
  const [, kind, id] = /^(cgform|cgreport)\/([a-z0-9-]{1,64})$/.exec(model) ?? [];
  return id !== undefined && (kind === 'cgform' || kind === 'cgreport') ? { kind, id } : undefined;
}

export interface OnlineCall {
  kind: OnlineKind;
  id: string;
  action: string;
}

/** Parses the path of a call, e.g. `/online/cgform/records/d351/list`. */
export function onlineCallOf(path: string): OnlineCall | undefined {
  const [, kind, id, action] = /^\/online\/(cgform|cgreport)\/records\/([\w-]{1,64})\/(\w+)$/.exec(path) ?? [];
  if (id === undefined || action === undefined) return undefined;
  return kind === 'cgform' || kind === 'cgreport' ? { kind, id, action } : undefined;
}
