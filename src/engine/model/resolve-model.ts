import { once } from 'es-toolkit';

import { say } from '../../locale/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { shareEqual, toPointer, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { permissionPrefix } from '../../schema/kinds/kinds.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import { findings, isSafeName, type Findings } from '../gate/index.ts';
import { compact, readObject, readString, readStrings, readText } from '../values/index.ts';
import { checkModel, modelIds } from './check-model.ts';
import { findParent, firstChildField } from './parents.ts';
import { readBalance, readCreations, readPostings, readStates } from './read-business.ts';
import { readField } from './read-field.ts';
import type { ResolvedField, ResolvedModel } from './resolved-model.ts';
import { isTimed } from './timed-field.ts';

/**
 * Resolves a model with defaults filled in. Takes a document id (`sales/order`). Never throws: invalid parts are left
 * out and reported in `problems`; a missing model gives one without fields. Fields read from the same source objects
 * are reused from `previous`.
 */
export function resolveModel(id: string, documents: DocumentSet, previous?: ResolvedModel): ResolvedModel {
  const key = documentKey(id, 'model');
  const list = findings(key);
  const body = documents.get(key)?.body;
  if (!body) {
    list.report({
      code: 'unknown-document',
      pointer: '',
      message: say('没有名为“{id}”的模型。', { id }),
      ...nearestOf(id, modelIds(documents)),
    });
  }
  const model = readModel(id, body ?? {}, documents, list, previous);
  if (body) checkModel(model, documents, list);
  return model;
}

/** True if a model has its own page: as it declares, otherwise unless its records are lines of others. */
export function hasPage(id: string, documents: DocumentSet): boolean {
  return isPage(documents.get(documentKey(id, 'model'))?.body.page, findParent(id, documents));
}

function isPage(said: JsonValue | undefined, childOf: ResolvedModel['childOf']): boolean {
  return typeof said === 'boolean' ? said : childOf === undefined;
}

function readModel(
  id: string,
  body: JsonObject,
  documents: DocumentSet,
  list: Findings,
  previous: ResolvedModel | undefined,
): ResolvedModel {
  const permission = permissionPrefix(id, body);
  const states = readStates(body.states, permission);
  const balanceOf = readBalance(body.balanceOf);
  const childOf = findParent(id, documents);
  const isFilled = (name: string) => name === states?.field || balanceOf !== undefined;
  const fields = readFields(body, isFilled, list, previous);
  const { parent } = readObject(body.tree);
  const formerIds = readStrings(body.renamedFrom);
  const model: ResolvedModel = {
    id,
    formerIds: formerIds.length > 0 ? formerIds : undefined,
    title: readText(body.title) ?? id,
    table: readString(body.table) ?? id.replaceAll(/[^A-Za-z0-9]/g, '_'),
    resource: readString(body.resource) ?? `/${id}`,
    permission,
    label: readString(body.label) ?? labelOf(fields),
    fields,
    indexes: Array.isArray(body.indexes) ? body.indexes.map(readStrings) : [],
    tree: typeof parent === 'string' ? { parent } : undefined,
    states,
    postings: readPostings(body.postings),
    creates: readCreations(body.creates, permission, (to) => ({
      permission: permissionPrefix(to, documents.get(documentKey(to, 'model'))?.body),
      into: firstChildField(to, documents),
    })),
    balanceOf,
    childOf,
    recycleBin: body.recycleBin === true ? true : undefined,
    page: isPage(body.page, childOf),
    shared: body.shared === true || undefined,
    problems: list.problems,
  };
  return compact(model);
}

function readFields(
  body: JsonObject,
  isFilled: (name: string) => boolean,
  list: Findings,
  previous: ResolvedModel | undefined,
): ResolvedField[] {
  const schema = readObject(body.schema);
  const properties = readObject(schema.properties);
  const required = new Set(readStrings(schema.required));
  const known = knownFields(previous);
  const fields: ResolvedField[] = [];
  for (const name of Object.keys(properties)) {
    const source = readObject(properties[name]);
    const isRequired = required.has(name);
    const filled = isFilled(name);
    const before = known(name, fields.length);
    if (before && isMadeOf(before, source, isRequired, filled)) {
      fields.push(before);
      continue;
    }
    const field = readNamed(name, source, isRequired, list);
    if (!field) continue;
    const made = shareEqual(before, filled && !field.readOnly ? { ...field, readOnly: true } : field);
    madeOf.set(made, { source, required: isRequired, filled });
    fields.push(made);
  }
  return fields;
}

function readNamed(name: string, source: JsonObject, required: boolean, list: Findings): ResolvedField | undefined {
  const pointer = toPointer(['schema', 'properties', name]);
  if (!isSafeName(name)) {
    list.report({ code: 'unsafe-name', pointer, message: say('“{name}”不能用作字段名。', { name }) });
    return undefined;
  }
  const field = readField(name, source, required, pointer);
  if (!field) list.report({ code: 'wrong-type', pointer, message: say('字段“{name}”没有可用的 type。', { name }) });
  return field;
}

function knownFields(previous: ResolvedModel | undefined): (name: string, index: number) => ResolvedField | undefined {
  const fields = previous?.fields ?? [];
  const byName = once(() => new Map(fields.map((field) => [field.name, field])));
  return (name, index) => (fields[index]?.name === name ? fields[index] : byName().get(name));
}

interface FieldFacts {
  source: JsonObject;
  required: boolean;
  filled: boolean;
}

const madeOf = new WeakMap<ResolvedField, FieldFacts>();

function isMadeOf(field: ResolvedField, source: JsonObject, required: boolean, filled: boolean): boolean {
  const known = madeOf.get(field);
  return known?.source === source && known.required === required && known.filled === filled;
}

/** Plain texts are preferred to codes, references or dates, and required or numbered fields to others. */
function labelOf(fields: ResolvedField[]): string {
  let text: ResolvedField | undefined;
  let requiredText: ResolvedField | undefined;
  let own: ResolvedField | undefined;
  for (const field of fields) {
    if (field.type !== 'string' || field.hidden || field.secret) continue;
    text ??= field;
    if (field.required) requiredText ??= field;
    if (!isOwnText(field)) continue;
    own ??= field;
    if (field.required || field.numbering) return field.name;
  }
  return (own ?? requiredText ?? text)?.name ?? 'id';
}

function isOwnText(field: ResolvedField): boolean {
  const isOther = field.reference || field.dictionary || field.options || isTimed(field);
  return !isOther && field.format !== 'text';
}
