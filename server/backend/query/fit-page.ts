import { createHash } from 'node:crypto';
import type { BackendDifferences, CallDifference } from '../../../src/engine/backend/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { PageBundle, PageFitting } from '../../catalogue/index.ts';

/** The differences that matter to lists. */
type ListDifferences = Pick<BackendDifferences, 'calls' | 'unstored'>;

interface Fitting {
  /** Returns how the list differs that a call gives; undefined where it does not. */
  listOf: (path: string) => CallDifference | undefined;
  /** True for a call that is not there. */
  isMissing: (path: string) => boolean;
  unstored: ListDifferences['unstored'];
  resourceOf: (model: string) => string;
}

/**
 * Fits pages to the lists of a back end: it ignores without a word what a list can neither sort nor search by, or
 * answers with an error, so pages must not offer it. The lists are found wherever they are written, in dialogs and pickers
 * too, by the call that gives their records.
 */
export function pageFitting({ calls, unstored }: ListDifferences): PageFitting {
  const lists = new Map(
    calls.flatMap((each) => {
      const isList = each.sorts !== undefined || each.searches !== undefined || each.exact.length > 0;
      return isList && Object.keys(each.when).length === 0 ? [[each.call, each] as const] : [];
    }),
  );
  const missing = new Set(calls.flatMap(({ call, isMissing }) => (isMissing ? [call.split(' ').at(-1)] : [])));
  const known: Omit<Fitting, 'resourceOf'> = {
    listOf: (path) => lists.get(`GET ${path}`),
    isMissing: (path) => missing.has(path),
    unstored,
  };
  const fitted = new WeakMap<PageBundle, PageBundle>();
  return (bundle) => {
    const fit = fitted.get(bundle) ?? fitBundle(bundle, known);
    fitted.set(bundle, fit);
    return fit;
  };
}

function fitBundle(bundle: PageBundle, known: Omit<Fitting, 'resourceOf'>): PageBundle {
  const set: DocumentSet = new Map(bundle.documents.map((document) => [document.key, document]));
  const resources = new Map<string, string>();
  const resourceOf = (model: string): string => {
    const resource = resources.get(model) ?? resolveModel(model, set).resource;
    resources.set(model, resource);
    return resource;
  };
  const documents = bundle.documents.map((document) => fitDocument(document, { ...known, resourceOf }));
  const isSame = documents.every((document, index) => document === bundle.documents[index]);
  if (isSame) return bundle;
  return { ...bundle, documents, hash: hashOf(documents.map(({ key, hash }) => `${key} ${hash}`).join('\n')) };
}

function fitDocument(document: SourceDocument, fitting: Fitting): SourceDocument {
  const { kind, id, body } = document;
  const own = kind === 'model' ? id : undefined;
  const fitted = fitLists(kind === 'model' ? withoutColumns(id, body, fitting) : body, own, fitting);
  if (JSON.stringify(fitted) === JSON.stringify(body) || !isJsonObject(fitted)) return document;
  return { ...document, body: fitted, hash: hashOf(JSON.stringify(fitted)) };
}

/** Marks the fields of a model that have no column there. */
function withoutColumns(id: string, body: JsonObject, { unstored, resourceOf }: Fitting): JsonObject {
  const names = unstored.get(resourceOf(id));
  if (!names) return body;
  const schema = readObject(body['schema']);
  const properties = Object.entries(readObject(schema['properties'])).map(([name, field]): [string, JsonValue] =>
    names.includes(name) ? [name, { ...readObject(field), 'x-stored': false }] : [name, field],
  );
  return { ...body, schema: { ...schema, properties: Object.fromEntries(properties) } };
}

/** Fits the lists in a value, wherever they are. */
function fitLists(value: JsonValue, outer: string | undefined, fitting: Fitting): JsonValue {
  if (Array.isArray(value)) return value.map((each) => fitLists(each, outer, fitting));
  if (!isJsonObject(value)) return value;
  const model = readString(value['model']) ?? outer;
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fitLists(each, model, fitting)] as const),
  );
  if (!Array.isArray(value['columns']) && !Array.isArray(value['search'])) return inside;
  const resource = model === undefined ? '' : fitting.resourceOf(model);
  const urls = readObject(value['urls']);
  const difference = fitting.listOf(readString(urls['list']) ?? `${resource}/list`);
  const absent = sheets.filter((name) => urls[name] === undefined && fitting.isMissing(`${resource}/${name}`));
  const served =
    absent.length === 0
      ? inside
      : { ...inside, urls: { ...urls, ...Object.fromEntries(absent.map((name) => [name, null])) } };
  return difference ? fitList(served, difference) : served;
}

/** Calls of a list whose buttons go with them. */
const sheets = ['exportXls', 'importExcel'];

function fitList(list: JsonObject, { sorts, searches, exact }: CallDifference): JsonObject {
  const { columns, search, toolbar } = list;
  return {
    ...list,
    ...(sorts && Array.isArray(columns) && { columns: columns.map((column) => sorted(column, sorts)) }),
    ...(Array.isArray(search) && {
      search: search
        .filter((item) => item === '...' || !searches || searches.includes(fieldOf(item) ?? ''))
        .map((item) => (exact.includes(fieldOf(item) ?? '') ? { ...written(item, 'field'), mode: 'equals' } : item)),
    }),
    // An advanced query may ask for any field.
    ...(searches && Array.isArray(toolbar) && { toolbar: toolbar.filter((button) => button !== 'advanced-query') }),
  };
}

function sorted(column: JsonValue, sorts: readonly string[]): JsonValue {
  // The rest of the fields is not named one by one.
  if (column === '...') return column;
  const item = written(column, 'key');
  const { key, children } = item;
  if (Array.isArray(children)) return { ...item, children: children.map((child) => sorted(child, sorts)) };
  return sorts.includes(readString(key) ?? '') ? column : { ...item, sorter: false };
}

function fieldOf(item: JsonValue): string | undefined {
  return readString(written(item, 'field')['field']);
}

/** An item that may be written as the name alone. */
function written(item: JsonValue, member: string): JsonObject {
  return typeof item === 'string' ? { [member]: item } : readObject(item);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
