import { say } from '../../locale/index.ts';
import { documentKey, splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { ownFormOf } from '../../schema/documents/own-form.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { listPageSizes, newestFirst, pagesOf } from '../../schema/kinds/list-defaults.ts';
import { nearestOf } from '../../schema/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveColumns } from '../columns/resolve-columns.ts';
import { formSource, reportUnknownModel, resolveFormIn, type ResolvedForm } from '../form/index.ts';
import { findings as findingsOf, gate, type Findings } from '../gate/index.ts';
import { canImport, findField, type ResolvedModel } from '../model/index.ts';
import { allows, missingPermission } from '../permission/index.ts';
import { remember, resolveContext, type ResolveContext } from '../resolve/index.ts';
import { readTreeSource } from '../trees/tree-source.ts';
import { compact, own, readNumber, readObject, readString, readText } from '../values/index.ts';
import { canMove } from './can-move.ts';
import { reportKeysWithoutEffect } from './inline-list-keys.ts';
import { resolveButtons } from './resolve-buttons.ts';
import type { ListDetail, ListEndpoints, ResolvedButton, ResolvedList } from './resolved-list.ts';
import { resolveQueryFields, resolveSearch } from './search-fields.ts';

export interface ResolveOptions {
  /** The user's permissions; buttons that they do not allow are left out. Undefined allows all. */
  permissions?: ReadonlySet<string>;
}

/**
 * The place of a list's body: a list document, or inline in another document (with that document's model as the
 * default).
 */
export interface ListSource {
  document: string;
  pointer: string;
  body: JsonValue;
  model?: string;
}

/**
 * Resolves a list page for rendering. Takes the key of a list (`sales/order.list`) or of a model, which is its own
 * page; or an inline body. Parts that have not changed since `previous` are the same objects in both. Never throws.
 */
export function resolveList(
  source: string | ListSource,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
  previous?: ResolvedList,
): ResolvedList {
  const context = resolveContext(documents, vocabulary, previous);
  const list = resolveListIn(typeof source === 'string' ? listSource(source, context) : source, context, options);
  return remember(list, previous, context);
}

function listSource(key: string, { documents }: ResolveContext): ListSource {
  const { id, kind } = splitDocumentKey(key) ?? { id: key, kind: 'list' as const };
  if (kind !== 'model') return { document: `${id}.list`, pointer: '', body: documents.get(`${id}.list`)?.body ?? null };
  return { document: key, pointer: '/list', body: documents.get(`${id}.model`)?.body.list ?? {}, model: id };
}

function resolveListIn(source: ListSource, context: ResolveContext, options: ResolveOptions): ResolvedList {
  const { document, pointer } = source;
  const gated = gate('list', source.body ?? {}, context.vocabulary, source);
  const ofEditor = `${pointer}/editor/`;
  const findings = findingsOf(
    document,
    gated.problems.filter((problem) => !problem.pointer.startsWith(ofEditor)),
  );
  const { body } = gated;
  if (source.body === null)
    findings.report({ code: 'unknown-document', pointer, message: say('没有名为“{document}”的文档。', { document }) });
  const modelId = readString(body.model) ?? source.model;
  if (modelId === undefined)
    findings.report({ code: 'missing-key', pointer, message: say('列表没有写明模型（model）。'), expected: 'model' });
  const model = context.modelOf(modelId ?? '');
  if (modelId !== undefined) reportUnknownModel(model, `${pointer}/model`, findings);
  const permission = readString(body.permission) ?? model.permission;
  const place = { context, findings, document, model, permission };
  const editable = body.editable === true;
  const { columns, table } = resolveColumns(body.columns, { ...place, pointer: `${pointer}/columns`, editable });
  if (editable && typeof body.columns === 'string') {
    const key = documentKey(body.columns, 'columns');
    reportKeysWithoutEffect({ document: key, body: context.documents.get(key)?.body ?? {} }, findings);
  }
  const urls = endpoints(model, readObject(body.urls));
  const withheld: NonNullable<ResolvedList['withheld']> = [];
  const buttons = (
    key: 'toolbar' | 'rowActions' | 'contextMenu',
    where: 'toolbar' | 'row',
    defaults: string[],
  ): ResolvedButton[] => {
    const items = Array.isArray(body[key]) ? body[key] : defaults;
    const all = resolveButtons(items, { ...place, pointer: `${pointer}/${key}`, place: where });
    const isServed = ({ builtIn }: ResolvedButton) =>
      (builtIn !== 'export' || urls.exportXls !== null) && (builtIn !== 'import' || urls.importExcel !== null);
    // Rows that are edited in place are added and removed in the table itself.
    const isElsewhere = ({ builtIn }: ResolvedButton) =>
      !(editable && (builtIn === 'add' || builtIn === 'batch-delete'));
    const offered = all.filter((button) => isServed(button) && isElsewhere(button));
    return offered.filter((button) => {
      const permission = missingPermission(options.permissions, button);
      if (permission === undefined) return true;
      const { title } = button;
      const isTold = withheld.some((told) => told.title === title && told.permission === permission);
      if (!isTold) withheld.push({ title, permission });
      return false;
    });
  };
  const list: ResolvedList = {
    document,
    title: readText(body.title) ?? model.title,
    model,
    permission,
    endpoints: urls,
    search: resolveSearch(body.search, { ...place, pointer: `${pointer}/search` }),
    queryFields: resolveQueryFields({ ...place, pointer: `${pointer}/search` }),
    columns,
    toolbar: buttons('toolbar', 'toolbar', defaultToolbar(model)),
    rowActions: buttons('rowActions', 'row', defaultRowActions(model, body)),
    contextMenu: body.contextMenu === undefined ? undefined : buttons('contextMenu', 'row', []),
    form: resolveEditor(body.editor, source, model, context),
    sort: readSort(body.sort, place, `${pointer}/sort`),
    where: readObject(body.where),
    params: body.params === undefined ? undefined : readObject(body.params),
    beside: readBeside(body, place, `${pointer}/beside`),
    details: readDetails(body, source, context, options),
    detailsBelow: body.detailsPlacement === 'below' || undefined,
    ...pagesOf(listPageSizes, readNumber(body.pageSize)),
    selection: body.selection === 'single' || body.selection === 'none' ? body.selection : 'multiple',
    tree: body.tree === false ? undefined : model.tree,
    opens: body.opens === false ? false : undefined,
    saveCode: readString(body.saveCode),
    live: body.live === true ? true : undefined,
    poll: readNumber(body.poll),
    ...(editable && { editable }),
    ...(withheld.length > 0 && { withheld }),
    table,
    problems: findings.problems,
  };
  return compact(list);
}

function readBeside(
  body: JsonObject,
  { context, findings }: { context: ResolveContext; findings: Findings },
  pointer: string,
): ResolvedList['beside'] {
  if (body.beside === undefined) return undefined;
  const source = readObject(body.beside);
  const id = readString(source.model);
  const tree = readTreeSource(source, id === undefined ? undefined : context.modelOf(id), findings, pointer);
  if (tree.by !== undefined) return { ...tree, by: tree.by };
  findings.report({
    code: 'missing-key',
    pointer,
    message: say('旁边的树没有写明选中的节点是哪个条件（by）。'),
    expected: 'by',
  });
  return undefined;
}

function readDetails(
  body: JsonObject,
  { document, pointer }: ListSource,
  context: ResolveContext,
  options: ResolveOptions,
): ResolvedList['details'] {
  const items = Array.isArray(body.details) ? body.details.map(readObject) : [];
  const details = items.flatMap((item, index): ListDetail[] => {
    if (!allows(options.permissions, readString(item.permission))) return [];
    const { list: written } = item;
    const inline = { document, pointer: `${pointer}/details/${index}/list`, body: written ?? null };
    const source = typeof written === 'string' ? listSource(`${written}.list`, context) : inline;
    const inner = readObject(source.body);
    const { beside: _, details: __, detailsBelow: ___, ...alone } = inner;
    const list = resolveListIn({ ...source, body: source.body === null ? null : alone }, context, options);
    const place = typeof written === 'string' ? {} : { place: `${document}${pointer}/details/${index}` };
    return [{ title: readText(item.title) ?? list.title, list: { ...list, ...place } }];
  });
  return details.length > 0 ? details : undefined;
}

/** Returns the default toolbar of a list. */
export function defaultToolbar({ states }: ResolvedModel): string[] {
  const ofStates = states ? ['transitions'] : [];
  return ['add', 'batch-delete', ...ofStates, 'import', 'export', 'advanced-query', 'refresh'];
}

function defaultRowActions(model: ResolvedModel, body: JsonObject): string[] {
  const ofTree = model.tree && body.tree !== false ? ['add-child', ...(canMove(model) ? ['move-to'] : [])] : [];
  return ['edit', 'detail', ...ofTree, 'delete', 'transitions', 'creates'];
}

/**
 * Returns the editor that a list names or contains. Without one it is the form document with the id of the model, or
 * else the form inside the model.
 */
function resolveEditor(
  editor: JsonValue | undefined,
  source: ListSource,
  model: ResolvedModel,
  context: ResolveContext,
): ResolvedForm {
  if (typeof editor === 'string') {
    const { document, pointer, body } = formSource(`${editor}.form`, context);
    return resolveFormIn({ document, pointer, body, model: model.id }, context);
  }
  if (editor === undefined)
    return resolveFormIn(formSource(ownFormOf(model.id, context.documents) ?? `${model.id}.model`, context), context);
  const inline = readObject(source.body).editor ?? editor;
  return resolveFormIn(
    { document: source.document, pointer: `${source.pointer}/editor`, body: inline, model: model.id },
    context,
  );
}

function endpoints(model: ResolvedModel, urls: JsonObject): ListEndpoints {
  const { resource, balanceOf } = model;
  const pathOf = (name: string, path: string | null): string | null => {
    const written = own(urls, name);
    return typeof written === 'string' || written === null ? written : path;
  };
  return {
    list: pathOf('list', `${resource}/list`),
    ...(typeof urls.children === 'string' && { children: urls.children }),
    queryById: pathOf('queryById', `${resource}/queryById`),
    add: pathOf('add', null) ?? `${resource}/add`,
    edit: pathOf('edit', null) ?? `${resource}/edit`,
    delete: pathOf('delete', balanceOf ? null : `${resource}/delete`),
    deleteBatch: pathOf('deleteBatch', balanceOf ? null : `${resource}/deleteBatch`),
    exportXls: pathOf('exportXls', `${resource}/exportXls`),
    importExcel: pathOf('importExcel', canImport(model) ? `${resource}/importExcel` : null),
  };
}

function readSort(
  value: JsonValue | undefined,
  place: { model: ResolvedModel; findings: Findings; document: string },
  pointer: string,
): ResolvedList['sort'] {
  const { column, order } = readObject(value);
  const { model, findings, document } = place;
  if (typeof column !== 'string') return newestFirst;
  if (findField(model.fields, column)) return { column, order: order === 'asc' ? 'asc' : 'desc' };
  findings.report({
    code: 'unknown-field',
    document,
    pointer: `${pointer}/column`,
    message: say('不能按“{column}”排序：没有这个字段。', { column }),
    ...nearestOf(
      column,
      model.fields.map((field) => field.name),
    ),
  });
  return newestFirst;
}
