import { documentKey, type DocumentSet } from '../documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue, readObject, readString } from '../json/index.ts';
import { bodyOf, fieldsOf, lineModelOf } from './lookups.ts';

/** What can be named in a form: the fields of its model and the nodes that it has by itself. */
export interface FormNames {
  model?: string;
  /** Data paths of its nodes that are no fields of the model, e.g. `address.city`. */
  nodes: ReadonlySet<string>;
  layouts: ReadonlySet<string>;
}

/** The names of a form, or of the rows of a lines node, written as `body`. */
export function formNames(body: JsonObject, model: string | undefined): FormNames {
  const nodes = new Set<string>();
  const layouts = new Set<string>();
  collect(body['properties'], '', nodes, layouts);
  const own = readString(body['model']) ?? model;
  return { ...(own !== undefined && { model: own }), nodes, layouts };
}

/**
 * The form that a text or a body stands for: a `form`, the form of a `dialog`, the model of a `list`.
 * @returns undefined where it cannot be known.
 */
export function formBehind(
  documents: DocumentSet,
  value: JsonValue | undefined,
  model: string | undefined,
): FormNames | undefined {
  if (isJsonObject(value)) return formNames(value, model);
  if (typeof value !== 'string') return undefined;
  if (documents.get(documentKey(value, 'form'))) return formNames(bodyOf(documents, value, 'form'), model);
  const dialog = documents.get(documentKey(value, 'dialog'));
  if (dialog) return formBehind(documents, readObject(dialog.body['body'])['form'], undefined);
  return undefined;
}

/** Whether a form has what a path names: a field of its own, or one of its model, also in the rows of its lines. */
export function findInForm(
  { model, nodes, layouts }: FormNames,
  path: string,
  documents: DocumentSet,
): { model: string; name: string } | 'own' | undefined {
  if (nodes.has(path)) return 'own';
  const [first = '', ...rest] = path.split('.').filter((segment) => segment !== '*' && !/^\d+$/.test(segment));
  if (rest.length > 0) {
    const rows = lineModelOf(documents, model, first);
    return rows === undefined ? undefined : findInForm({ model: rows, nodes, layouts }, rest.join('.'), documents);
  }
  if (model === undefined) return undefined;
  return { model, name: first };
}

/** The names that a path may be meant for. */
export function namesIn({ model, nodes }: FormNames, documents: DocumentSet): string[] {
  return [...nodes, ...Object.keys(fieldsOf(documents, model))];
}

function collect(value: JsonValue | undefined, path: string, nodes: Set<string>, layouts: Set<string>): void {
  for (const [name, member] of Object.entries(readObject(value))) {
    const node = readObject(member);
    const isLayout = node['type'] === 'void';
    const own = path === '' ? name : `${path}.${name}`;
    if (isLayout) layouts.add(name);
    else if (node['type'] !== undefined || path !== '') nodes.add(own);
    collect(node['properties'], isLayout ? path : own, nodes, layouts);
    if (!isLayout) collect(readObject(node['items'])['properties'], own, nodes, layouts);
  }
}
