import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { isJsonObject, readObject, readString, type JsonObject, type JsonValue } from '../json/index.ts';
import { bodyOf, fieldsOf, lineModelOf } from './lookups.ts';

export interface FormPlace {
  document: DocumentKey;
  pointer: string;
}

export interface FormNames {
  model?: string;
  /** The data paths of the nodes that are not fields of the model, e.g. `address.city`. */
  nodes: ReadonlySet<string>;
  layouts: ReadonlySet<string>;
  /** The place of the whole form; absent if it is not written in a document. */
  place?: FormPlace;
  /** In the rows of lines: the data path of the lines in the whole form. */
  rows?: string;
  /** In the rows of lines: the nodes of the surrounding form that are not fields of its model. */
  around?: ReadonlySet<string>;
}

/** A name in a form: a field of a model, or a node that only the form has, by its data path in `FormNames`. */
export type NamedInForm = { model: string; name: string } | { node: string };

/** Returns the names of a form, or of the rows of a lines node, with the given body. */
export function formNames(body: JsonObject, model: string | undefined, place?: FormPlace): FormNames {
  const nodes = new Set<string>();
  const layouts = new Set<string>();
  collect(body['properties'], '', nodes, layouts);
  collect(body['filters'], '', nodes, layouts);
  const own = readString(body['model']) ?? model;
  return { ...(own !== undefined && { model: own }), nodes, layouts, ...(place && { place }) };
}

/**
 * Returns the form that a text or a body refers to: a `form`, the form of a `dialog`, the model of a `list`.
 * @param place the place of a body.
 * @returns undefined if it is unknown.
 */
export function formBehind(
  documents: DocumentSet,
  value: JsonValue | undefined,
  model: string | undefined,
  place?: FormPlace,
): FormNames | undefined {
  if (isJsonObject(value)) return formNames(value, model, place);
  if (typeof value !== 'string') return undefined;
  const form = documentKey(value, 'form');
  if (documents.get(form)) return formNames(bodyOf(documents, value, 'form'), model, { document: form, pointer: '' });
  const key = documentKey(value, 'dialog');
  const dialog = documents.get(key);
  const inside: FormPlace = { document: key, pointer: '/body/form' };
  return dialog && formBehind(documents, readObject(dialog.body['body'])['form'], undefined, inside);
}

/**
 * Resolves a path in a form to a field of its model, also in the rows of its lines, or to a node that only the form
 * has; undefined if the form has neither.
 */
export function findInForm(form: FormNames, path: string, documents: DocumentSet): NamedInForm | undefined {
  const { model, nodes } = form;
  const names = path.split('.').filter((segment) => segment !== '*' && !/^\d+$/.test(segment));
  const name = names.at(-1) ?? '';
  const owner = names.slice(0, -1).reduce((around, lines) => around && lineModelOf(documents, around, lines), model);
  if (owner !== undefined && Object.hasOwn(fieldsOf(documents, owner), name)) return { model: owner, name };
  if (nodes.has(path)) return { node: path };
  return owner === undefined ? undefined : { model: owner, name };
}

/** Returns the names that a path may refer to. */
export function namesIn({ model, nodes }: FormNames, documents: DocumentSet): string[] {
  return [...nodes, ...Object.keys(fieldsOf(documents, model))];
}

/** True if two places refer to the same form. */
export function isSamePlace(one: FormPlace, other: FormPlace): boolean {
  return one.document === other.document && one.pointer === other.pointer;
}

/** Joins a data path to an outer one, which may be that of the form itself. */
export function below(outer: string | undefined, path: string): string {
  return outer === undefined || outer === '' ? path : `${outer}.${path}`;
}

function collect(value: JsonValue | undefined, path: string, nodes: Set<string>, layouts: Set<string>): void {
  for (const [name, member] of Object.entries(readObject(value))) {
    const node = readObject(member);
    const isLayout = node['type'] === 'void';
    const own = below(path, name);
    if (isLayout) layouts.add(name);
    else if (node['type'] !== undefined || path !== '') nodes.add(own);
    collect(node['properties'], isLayout ? path : own, nodes, layouts);
    if (!isLayout) collect(readObject(node['items'])['properties'], own, nodes, layouts);
  }
}
