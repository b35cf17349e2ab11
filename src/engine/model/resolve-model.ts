import { once } from 'es-toolkit';

import { type DocumentSet, documentKey } from '../../schema/documents/document.ts';
import { type JsonObject, type JsonValue, toPointer, shareEqual } from '../../schema/json/index.ts';
import { type Findings, findings, isSafeName } from '../gate/index.ts';
import { compact, readObject, readString, readStrings, readText } from '../values/index.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { checkModel, modelIds } from './check-model.ts';
import { findParent, firstChildField } from './parents.ts';
import { readBalance, readCreations, readPostings, readStates } from './read-business.ts';
import { readField } from './read-field.ts';
import type { ResolvedField, ResolvedModel } from './resolved-model.ts';
import { isTimed } from './timed-field.ts';

/**
 * What a record of that model is, defaults filled in. Takes a document id (`sales/order`). Never throws: wrong parts are
 * left out and told in `problems`; a model that does not exist gives one without fields. Fields whose source is the object
 * that one of `previous` was read from are taken over from it.
 */
export function resolveModel(id: string, documents: DocumentSet, previous?: ResolvedModel): ResolvedModel {
  const key = documentKey(id, 'model');
  const list = findings(key);
  const body = documents.get(key)?.body;
  if (!body) {
    const nearest = nearestName(id, modelIds(documents));
    list.report({
      code: 'unknown-document',
      pointer: '',
      message: `没有名为“${id}”的模型。`,
      ...(nearest && { nearest }),
    });
  }
  const model = readModel(id, body ?? {}, documents, list, previous);
  if (body) checkModel(model, documents, list);
  return model;
}

/** Whether a model has a page of its own: where it does not say, unless its records are lines of others. */
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
  const permission = readString(body.permission) ?? id.replaceAll('/', ':');
  const states = readStates(body.states, permission);
  const balanceOf = readBalance(body.balanceOf);
  const childOf = findParent(id, documents);
  const isFilled = (name: string) => name === states?.field || balanceOf !== undefined;
  const fields = readFields(body, isFilled, list, previous);
  const { parent } = readObject(body.tree);
  const model: ResolvedModel = {
    id,
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
    creates: readCreations(body.creates, permission, (model) => firstChildField(model, documents)),
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
  const required = new Set(readStrings(schema.required));
  const known = knownFields(previous);
  return Object.entries(readObject(schema.properties)).flatMap(([name, value], index) => {
    const source = readObject(value);
    const facts = { source, required: required.has(name), filled: isFilled(name) };
    const before = known(name, index);
    if (before && isMadeOf(madeOf.get(before), facts)) return before;
    const pointer = toPointer(['schema', 'properties', name]);
    if (!isSafeName(name)) {
      list.report({ code: 'unsafe-name', pointer, message: `“${name}”不能用作字段名。` });
      return [];
    }
    const field = readField(name, source, facts.required, pointer);
    if (!field) {
      list.report({ code: 'wrong-type', pointer, message: `字段“${name}”没有可用的 type。` });
      return [];
    }
    const made = facts.filled && !field.readOnly ? { ...field, readOnly: true } : field;
    const shared = shareEqual(before, made);
    madeOf.set(shared, facts);
    return shared;
  });
}

/** Fields of a model by name; most stand where they stood. */
function knownFields(previous: ResolvedModel | undefined): (name: string, index: number) => ResolvedField | undefined {
  const fields = previous?.fields ?? [];
  const byName = once(() => new Map(fields.map((field) => [field.name, field])));
  return (name, index) => (fields[index]?.name === name ? fields[index] : byName().get(name));
}

/** What a field was read from. */
interface FieldFacts {
  source: JsonObject;
  required: boolean;
  filled: boolean;
}

const madeOf = new WeakMap<ResolvedField, FieldFacts>();

function isMadeOf(known: FieldFacts | undefined, { source, required, filled }: FieldFacts): boolean {
  return known?.source === source && known.required === required && known.filled === filled;
}

/** A text of its own comes before a code, a reference or a date; a required or numbered one before others. */
function labelOf(fields: ResolvedField[]): string {
  const texts = fields.filter((field) => field.type === 'string' && !field.hidden && !field.secret);
  const plain = texts.filter((field) => !field.reference && !field.dictionary && !field.options && !isTimed(field));
  const own = plain.filter((field) => field.format !== 'text');
  const choice =
    own.find((field) => field.required || field.numbering) ??
    own[0] ??
    texts.find((field) => field.required) ??
    texts[0];
  return choice?.name ?? 'id';
}
