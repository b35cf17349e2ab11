import { say } from '../../locale/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { pagesOf, pickerPageSizes } from '../../schema/kinds/list-defaults.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings as findingsOf, gate } from '../gate/index.ts';
import { resolveList, type ResolvedList, type ResolveOptions } from '../list/index.ts';
import { resolveModel, type ResolvedModel } from '../model/index.ts';
import { allows } from '../permission/index.ts';
import { readTreeSource } from '../trees/tree-source.ts';
import { compact, readNumber, readObject, readString, readStringMap, readText } from '../values/index.ts';
import { extendedDocuments } from './extended-documents.ts';
import { reportKeysWithoutEffect } from './query-picker-keys.ts';
import type { ResolvedPicker } from './resolved-picker.ts';

/** The body of a picker without its own document, and the name under which its problems are reported. */
export interface PickerSource {
  document: string;
  body: JsonObject;
  fields?: Record<string, JsonObject>;
}

/**
 * Resolves a picker from the key of a picker document (`system/user.picker`) or from a body. Its table is resolved like
 * that of a list; columns and search items with their own `title` need no field of the model. Never throws.
 */
export function resolvePicker(
  source: string | PickerSource,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
): ResolvedPicker {
  const key = typeof source === 'string' ? source : source.document;
  const written =
    typeof source === 'string' ? documents.get(documentKey(key.replace(/\.picker$/, ''), 'picker'))?.body : source.body;
  const gated = gate('picker', written ?? {}, vocabulary, { document: key, pointer: '' });
  const inside = ['/search/', '/columns/'];
  const findings = findingsOf(
    key,
    gated.problems.filter(({ pointer }) => !inside.some((place) => pointer.startsWith(place))),
  );
  if (!written)
    findings.report({ code: 'unknown-document', pointer: '', message: say('没有名为“{key}”的选择器。', { key }) });
  const { body } = gated;
  const fields = typeof source === 'string' ? undefined : source.fields;
  const model = readString(body.model);
  const title = readText(body.title) ?? say('请选择');
  const tree =
    body.tree === undefined
      ? undefined
      : readTreeSource(readObject(body.tree), treeModel(body, documents), findings, '/tree');
  const query = readString(body.query);
  if (query !== undefined) reportKeysWithoutEffect(written ?? {}, findings);
  const hasTable = query === undefined && (body.columns !== undefined || tree === undefined || tree.by !== undefined);
  // The table as written: its content passes the list's own gate.
  const table = { ...body, ...pick(written ?? {}, ['columns', 'search']) };
  const own =
    hasTable && written ? listOf({ key, title, body: table, fields }, documents, vocabulary, options) : undefined;
  const list = own && body.model !== undefined ? toChoose(own, key, options) : own;
  if (list && model === undefined && list.endpoints.list === null)
    findings.report({
      code: 'missing-key',
      pointer: '',
      message: say('选择器没有写明从哪里选（model、query 或 urls.list）。'),
      expected: 'model',
    });
  for (const problem of list?.problems ?? []) findings.report(problem);
  const selectedList = body.selectedList === true;
  const stored = readString(body.key) ?? 'id';
  const path = readString(readObject(body.urls).echo) ?? list?.endpoints.list;
  const one = readString(readObject(body.urls).one);
  const resource = list ? undefined : tree && treeModel(body, documents)?.resource;
  return compact<ResolvedPicker>({
    document: key,
    title,
    look: body.look === 'dropdown' ? 'dropdown' : 'dialog',
    key: stored,
    label:
      readString(body.label) ?? (list ? list.model.label : query !== undefined && stored !== 'id' ? stored : 'title'),
    multiple: body.multiple === true,
    fields: readStringMap(body.fields),
    selectedList,
    width: readNumber(body.width) ?? (list ? (selectedList ? 1200 : 1000) : query === undefined ? 500 : 1200),
    list,
    tree,
    query,
    pageSize: query === undefined ? undefined : readNumber(body.pageSize),
    echo: path || resource || one ? compact({ path: path ?? '', resource, one }) : undefined,
    problems: findings.problems,
  });
}

function listOf(
  source: { key: string; title: string; body: JsonObject; fields: Record<string, JsonObject> | undefined },
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions,
): ResolvedList {
  const { key, title, body, fields } = source;
  const model = readString(body.model) ?? 'picker/rows';
  const path = readString(readObject(body.urls).list);
  const extended = extendedDocuments(documents, model, { title, body, fields });
  const list = resolveList(
    {
      document: key,
      pointer: '',
      body: {
        title,
        model,
        ...pick(body, ['search', 'columns', 'where', 'sort']),
        toolbar: [],
        rowActions: [],
        tree: false,
        selection: body.multiple === true ? 'multiple' : 'single',
        urls: { ...noOthers, ...(path !== undefined ? { list: path } : body.model === undefined && { list: null }) },
      },
    },
    extended,
    vocabulary,
    options,
  );
  return { ...list, ...pagesOf(pickerPageSizes, readNumber(body.pageSize)), opens: false };
}

/** A user who may not list a model's records gets those that the picker offers (docs/API.md). */
function toChoose(list: ResolvedList, key: string, { permissions }: ResolveOptions): ResolvedList {
  const hasOwnCall = list.endpoints.list !== `${list.model.resource}/list`;
  if (hasOwnCall || allows(permissions, `${list.model.permission}:list`)) return list;
  const code = key.replace(/\.picker$/, '').replaceAll('/', '.');
  return { ...list, endpoints: { ...list.endpoints, list: `/pickers/${code}/records` } };
}

const noOthers = { delete: null, deleteBatch: null, exportXls: null, importExcel: null };

function pick(body: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));
}

function treeModel(body: JsonObject, documents: DocumentSet): ResolvedModel | undefined {
  const id = readString(readObject(body.tree).model) ?? readString(body.model);
  return id === undefined ? undefined : resolveModel(id, documents);
}
