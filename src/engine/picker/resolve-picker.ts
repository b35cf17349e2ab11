import { say } from '../../locale/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { pagesOf, pickerPageSizes } from '../../schema/kinds/list-defaults.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings as findingsOf, gate, type BodyOf, type Gated } from '../gate/index.ts';
import { resolveList, type ResolvedList, type ResolveOptions } from '../list/index.ts';
import { resolveModel, type ResolvedModel } from '../model/index.ts';
import { allows } from '../permission/index.ts';
import { readTreeSource } from '../trees/tree-source.ts';
import { compact, localText } from '../values/index.ts';
import { extendedDocuments } from './extended-documents.ts';
import { reportKeysWithoutEffect } from './query-picker-keys.ts';
import type { ResolvedPicker } from './resolved-picker.ts';

type Body = Gated<BodyOf<'picker'>>;

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
  const { model, query, urls = {}, key: stored = 'id', selectedList = false } = body;
  const title = localText(body.title) ?? say('请选择');
  const tree = body.tree && readTreeSource(body.tree, treeModel(body, documents), findings, '/tree');
  if (query !== undefined) reportKeysWithoutEffect(written ?? {}, findings);
  const hasTable = query === undefined && (body.columns !== undefined || tree === undefined || tree.by !== undefined);
  const own =
    hasTable && written ? listOf({ key, title, body, written, fields }, documents, vocabulary, options) : undefined;
  const list = own && model !== undefined ? toChoose(own, key, options) : own;
  if (list && model === undefined && list.endpoints.list === null)
    findings.report({
      code: 'missing-key',
      pointer: '',
      message: say('选择器没有写明从哪里选（model、query 或 urls.list）。'),
      expected: 'model',
    });
  for (const problem of list?.problems ?? []) findings.report(problem);
  const { echo: path = list?.endpoints.list, one } = urls;
  const resource = list ? undefined : tree && treeModel(body, documents)?.resource;
  return compact<ResolvedPicker>({
    document: key,
    title,
    look: body.look ?? 'dialog',
    key: stored,
    label: body.label ?? (list ? list.model.label : query !== undefined && stored !== 'id' ? stored : 'title'),
    multiple: body.multiple === true,
    fields: body.fields ?? {},
    selectedList,
    width: body.width ?? (list ? (selectedList ? 1200 : 1000) : query === undefined ? 500 : 1200),
    list,
    tree,
    query,
    pageSize: query === undefined ? undefined : body.pageSize,
    echo: path || resource || one ? compact({ path: path ?? '', resource, one }) : undefined,
    problems: findings.problems,
  });
}

function listOf(
  source: {
    key: string;
    title: string;
    body: Body;
    written: JsonObject;
    fields: Record<string, JsonObject> | undefined;
  },
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions,
): ResolvedList {
  const { key, title, body, written, fields } = source;
  const { model = 'picker/rows', urls: { list: path } = {} } = body;
  const extended = extendedDocuments(documents, model, { title, body, fields });
  const list = resolveList(
    {
      document: key,
      pointer: '',
      body: {
        title,
        model,
        ...pick(body, ['where', 'sort']),
        // The table as written: its content passes the list's own gate.
        ...pick(written, ['search', 'columns']),
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
  return { ...list, ...pagesOf(pickerPageSizes, body.pageSize), opens: false };
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

function treeModel({ tree, model }: Body, documents: DocumentSet): ResolvedModel | undefined {
  const id = tree?.model ?? model;
  return id === undefined ? undefined : resolveModel(id, documents);
}
