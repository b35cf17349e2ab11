import { createHash } from 'node:crypto';

import type { BackendDifferences, CallDifference } from '../../../src/engine/backend/index.ts';
import { defaultColumnFields } from '../../../src/engine/columns/resolve-columns.ts';
import { defaultSearchFields, defaultToolbar } from '../../../src/engine/list/index.ts';
import { resolveModel, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { PageBundle } from '../../catalogue/index.ts';
import { takenFields, withReadOnly } from './fit-saves.ts';

type ListDifferences = Pick<BackendDifferences, 'calls' | 'unstored'>;

interface Fitting {
  listOf: (path: string) => CallDifference | undefined;
  isMissing: (path: string) => boolean;
  unstored: ListDifferences['unstored'];
  takenBy: (path: string) => readonly string[] | undefined;
  modelOf: (id: string) => ResolvedModel;
  /** The fields that the save of a form accepts, by the id of the form; absent if it accepts all. */
  takenIn: ReadonlyMap<string, readonly string[]>;
}

type KnownFitting = Omit<Fitting, 'modelOf' | 'takenIn'>;

/**
 * Adapts pages to the lists of a back end. It silently ignores, or rejects with an error, sorting and searching that a
 * list does not support, so pages must not offer it. Lists are found wherever they are written, including dialogs and
 * pickers, by the call that returns their records. Fields that the save of a form does not accept become read-only.
 */
export function pageFitting({ calls, unstored }: ListDifferences): (bundle: PageBundle) => PageBundle {
  const lists = new Map(
    calls.flatMap((each) => {
      const isList = each.sorts !== undefined || each.searches !== undefined || each.exact.length > 0;
      return isList && Object.keys(each.when).length === 0 ? [[each.call, each] as const] : [];
    }),
  );
  const saves = new Map(
    calls.flatMap(({ call, takes }) => {
      const [method = '', path = ''] = call.split(' ');
      return takes && method !== 'GET' ? [[path, takes] as const] : [];
    }),
  );
  const missing = new Set(calls.flatMap(({ call, isMissing }) => (isMissing ? [call.split(' ').at(-1)] : [])));
  const known: KnownFitting = {
    listOf: (path) => lists.get(`GET ${path}`),
    isMissing: (path) => missing.has(path),
    unstored,
    takenBy: (path) => saves.get(path),
  };
  return oncePerObject((bundle) => fitBundle(bundle, known));
}

function fitBundle(bundle: PageBundle, known: KnownFitting): PageBundle {
  const set: DocumentSet = new Map(bundle.documents.map((document) => [document.key, document]));
  const models = new Map<string, ResolvedModel>();
  const modelOf = (id: string): ResolvedModel => {
    const model = models.get(id) ?? resolveModel(id, set);
    models.set(id, model);
    return model;
  };
  const fitting = { ...known, modelOf, takenIn: takenFields(bundle.documents, known.takenBy) };
  const documents = bundle.documents.map((document) => fitDocument(document, fitting));
  const isSame = documents.every((document, index) => document === bundle.documents[index]);
  if (isSame) return bundle;
  return { ...bundle, documents, hash: hashOf(documents.map(({ key, hash }) => `${key} ${hash}`).join('\n')) };
}

function fitDocument(document: SourceDocument, fitting: Fitting): SourceDocument {
  const { kind, id } = document;
  const taken = kind === 'form' ? fitting.takenIn.get(id) : undefined;
  const body = taken ? withReadOnly(document.body, taken) : document.body;
  const fitted = kind === 'model' ? fitModel(id, body, fitting) : fitLists(body, { isList: kind === 'list' }, fitting);
  if (JSON.stringify(fitted) === JSON.stringify(document.body) || !isJsonObject(fitted)) return document;
  return { ...document, body: fitted, hash: hashOf(JSON.stringify(fitted)) };
}

/** Adapts a model, and the list of the model's own page even if the document has no `list`. */
function fitModel(id: string, body: JsonObject, fitting: Fitting): JsonObject {
  const { list = {}, ...rest } = withoutColumns(id, body, fitting);
  const own = fitLists(list, { model: id, isList: true }, fitting);
  const inside = readObject(fitLists(rest, { model: id, isList: false }, fitting));
  const isSaid = body['list'] !== undefined || Object.keys(readObject(own)).length > 0;
  return isSaid ? { ...inside, list: own } : inside;
}

function withoutColumns(id: string, body: JsonObject, { unstored, modelOf }: Fitting): JsonObject {
  const names = unstored.get(modelOf(id).resource);
  if (!names) return body;
  const schema = readObject(body['schema']);
  const properties = Object.entries(readObject(schema['properties'])).map(([name, field]): [string, JsonValue] =>
    names.includes(name) ? [name, { ...readObject(field), 'x-stored': false }] : [name, field],
  );
  return { ...body, schema: { ...schema, properties: Object.fromEntries(properties) } };
}

interface Place {
  model?: string | undefined;
  isList: boolean;
}

function fitLists(value: JsonValue, place: Place, fitting: Fitting): JsonValue {
  if (Array.isArray(value)) return value.map((each) => fitLists(each, { ...place, isList: false }, fitting));
  if (!isJsonObject(value)) return value;
  const id = readString(value['model']) ?? place.model;
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fitLists(each, { model: id, isList: false }, fitting)] as const),
  );
  if (!place.isList && !Array.isArray(value['columns']) && !Array.isArray(value['search'])) return inside;
  const model = fitting.modelOf(id ?? '');
  const urls = readObject(value['urls']);
  const difference = fitting.listOf(readString(urls['list']) ?? `${model.resource}/list`);
  const absent = sheets.filter((name) => urls[name] === undefined && fitting.isMissing(`${model.resource}/${name}`));
  const served =
    absent.length === 0
      ? inside
      : { ...inside, urls: { ...urls, ...Object.fromEntries(absent.map((name) => [name, null])) } };
  return difference ? fitList(served, difference, { model, isWhole: place.isList }) : served;
}

const sheets = ['exportXls', 'importExcel'];

interface FittedList {
  model: ResolvedModel;
  /**
   * True for a list, whose missing parts are derived from its model; false for a value that has only some of its parts.
   */
  isWhole: boolean;
}

function fitList(
  list: JsonObject,
  { sorts, searches, exact }: CallDifference,
  { model, isWhole }: FittedList,
): JsonObject {
  const { columns, search, toolbar } = list;
  const isEdited = list['editable'] === true;
  const columnsOf = (isRest: boolean) => defaultColumnFields(model, { editable: isEdited, isRest });
  const shown = Array.isArray(columns)
    ? spelledOut(columns, 'key', columnsOf(true))
    : isWhole && columns === undefined && columnsOf(false).map(({ name }) => name);
  const items = Array.isArray(search) ? search : isWhole && ['...'];
  const searchFields = items && spelledOut(items, 'field', defaultSearchFields(model));
  const buttons = Array.isArray(toolbar) ? toolbar : isWhole && defaultToolbar(model);
  return {
    ...list,
    ...(sorts && shown && { columns: shown.map((column) => sorted(column, sorts)) }),
    ...(searchFields &&
      (searches || exact.length > 0) && {
        search: searchFields
          .filter((item) => !searches || searches.includes(fieldOf(item) ?? ''))
          .map((item) => (exact.includes(fieldOf(item) ?? '') ? { ...written(item, 'field'), mode: 'equals' } : item)),
      }),
    // An advanced query could use any field.
    ...(searches && buttons && { toolbar: buttons.filter((button) => button !== 'advanced-query') }),
  };
}

function spelledOut(items: readonly JsonValue[], member: string, rest: readonly { name: string }[]): JsonValue[] {
  const named = new Set(items.map((item) => readString(written(item, member)[member])));
  return items.flatMap((item) =>
    item === '...' ? rest.flatMap(({ name }) => (named.has(name) ? [] : [name])) : [item],
  );
}

function sorted(column: JsonValue, sorts: readonly string[]): JsonValue {
  const item = written(column, 'key');
  const { key, children } = item;
  if (Array.isArray(children)) return { ...item, children: children.map((child) => sorted(child, sorts)) };
  return sorts.includes(readString(key) ?? '') ? column : { ...item, sorter: false };
}

function fieldOf(item: JsonValue): string | undefined {
  return readString(written(item, 'field')['field']);
}

function written(item: JsonValue, member: string): JsonObject {
  return typeof item === 'string' ? { [member]: item } : readObject(item);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
