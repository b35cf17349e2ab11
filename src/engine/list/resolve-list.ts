import type { ListBody, ListDetails } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { documentKey, splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { ownFormOf } from '../../schema/documents/own-form.ts';
import { isJsonObject, type JsonValue } from '../../schema/json/index.ts';
import { listPageSizes, newestFirst, pagesOf } from '../../schema/kinds/list-defaults.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveColumns } from '../columns/resolve-columns.ts';
import { formSource, reportUnknownModel, resolveFormIn, type ResolvedForm } from '../form/index.ts';
import { findings as findingsOf, gate, type Findings, type Gated } from '../gate/index.ts';
import { canImport, findField, type ResolvedModel } from '../model/index.ts';
import { allows, missingPermission } from '../permission/index.ts';
import { remember, resolveContext, type ResolveContext } from '../resolve/index.ts';
import { readTreeSource } from '../trees/tree-source.ts';
import { compact, localText } from '../values/index.ts';
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
  const modelId = body.model ?? source.model;
  if (modelId === undefined)
    findings.report({ code: 'missing-key', pointer, message: say('列表没有写明模型（model）。'), expected: 'model' });
  const model = context.modelOf(modelId ?? '');
  if (modelId !== undefined) reportUnknownModel(model, `${pointer}/model`, findings);
  const permission = body.permission ?? model.permission;
  const place = { context, findings, document, model, permission };
  const editable = body.editable === true;
  const { columns, table } = resolveColumns(body.columns, { ...place, pointer: `${pointer}/columns`, editable });
  if (editable && typeof body.columns === 'string') {
    const key = documentKey(body.columns, 'columns');
    reportKeysWithoutEffect({ document: key, body: context.documents.get(key)?.body ?? {} }, findings);
  }
  const urls = endpoints(model, body.urls ?? {});
  const withheld: NonNullable<ResolvedList['withheld']> = [];
  const buttons = (
    key: 'toolbar' | 'rowActions' | 'contextMenu',
    where: 'toolbar' | 'row',
    defaults: string[],
  ): ResolvedButton[] => {
    const all = resolveButtons(body[key] ?? defaults, { ...place, pointer: `${pointer}/${key}`, place: where });
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
    title: localText(body.title) ?? model.title,
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
    sort: readSort(body.sort ?? {}, place, `${pointer}/sort`),
    where: body.where ?? {},
    params: body.params,
    beside: readBeside(body.beside, place, `${pointer}/beside`),
    details: readDetails(body.details ?? [], source, context, options),
    detailsBelow: body.detailsPlacement === 'below' || undefined,
    ...pagesOf(listPageSizes, body.pageSize),
    selection: body.selection ?? 'multiple',
    tree: body.tree === false ? undefined : model.tree,
    opens: body.opens === false ? false : undefined,
    saveCode: body.saveCode,
    live: body.live === true ? true : undefined,
    poll: body.poll,
    ...(editable && { editable }),
    ...(withheld.length > 0 && { withheld }),
    table,
    problems: findings.problems,
  };
  return compact(list);
}

function readBeside(
  beside: Gated<ListBody['beside']>,
  { context, findings }: { context: ResolveContext; findings: Findings },
  pointer: string,
): ResolvedList['beside'] {
  if (beside === undefined) return undefined;
  const model = beside.model === undefined ? undefined : context.modelOf(beside.model);
  const tree = readTreeSource(beside, model, findings, pointer);
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
  items: Gated<ListDetails>,
  { document, pointer }: ListSource,
  context: ResolveContext,
  options: ResolveOptions,
): ResolvedList['details'] {
  const details = items.flatMap((item, index): ListDetail[] => {
    const { list: written, permission } = item;
    if (!allows(options.permissions, permission)) return [];
    const inline = { document, pointer: `${pointer}/details/${index}/list`, body: written ?? null };
    const source = typeof written === 'string' ? listSource(`${written}.list`, context) : inline;
    const list = resolveListIn({ ...source, body: withoutLists(source.body) }, context, options);
    const place = typeof written === 'string' ? {} : { place: `${document}${pointer}/details/${index}` };
    return [{ title: localText(item.title) ?? list.title, list: { ...list, ...place } }];
  });
  return details.length > 0 ? details : undefined;
}

/** A list that follows a row has no lists next to it. */
function withoutLists(body: JsonValue): JsonValue {
  if (!isJsonObject(body)) return body;
  const { beside: _, details: __, detailsBelow: ___, ...alone } = body;
  return alone;
}

/** Returns the default toolbar of a list. */
export function defaultToolbar({ states }: ResolvedModel): string[] {
  const ofStates = states ? ['transitions'] : [];
  return ['add', 'batch-delete', ...ofStates, 'import', 'export', 'advanced-query', 'refresh'];
}

function defaultRowActions(model: ResolvedModel, { tree }: Gated<ListBody>): string[] {
  const ofTree = model.tree && tree !== false ? ['add-child', ...(canMove(model) ? ['move-to'] : [])] : [];
  return ['edit', 'detail', ...ofTree, 'delete', 'transitions', 'creates'];
}

/**
 * Returns the editor that a list names or contains. Without one it is the form document with the id of the model, or
 * else the form inside the model.
 */
function resolveEditor(
  editor: Gated<ListBody['editor']>,
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
  const inline = isJsonObject(source.body) ? source.body.editor : undefined;
  return resolveFormIn(
    { document: source.document, pointer: `${source.pointer}/editor`, body: inline ?? editor, model: model.id },
    context,
  );
}

function endpoints(model: ResolvedModel, urls: NonNullable<Gated<ListBody['urls']>>): ListEndpoints {
  const { resource, balanceOf } = model;
  const pathOf = (written: string | null | undefined, path: string | null): string | null =>
    written === undefined ? path : written;
  return {
    list: pathOf(urls.list, `${resource}/list`),
    ...(urls.children !== undefined && { children: urls.children }),
    queryById: pathOf(urls.queryById, `${resource}/queryById`),
    add: urls.add ?? `${resource}/add`,
    edit: urls.edit ?? `${resource}/edit`,
    delete: pathOf(urls.delete, balanceOf ? null : `${resource}/delete`),
    deleteBatch: pathOf(urls.deleteBatch, balanceOf ? null : `${resource}/deleteBatch`),
    exportXls: pathOf(urls.exportXls, `${resource}/exportXls`),
    importExcel: pathOf(urls.importExcel, canImport(model) ? `${resource}/importExcel` : null),
  };
}

function readSort(
  { column, order = 'desc' }: NonNullable<Gated<ListBody['sort']>>,
  { model, findings, document }: { model: ResolvedModel; findings: Findings; document: string },
  pointer: string,
): ResolvedList['sort'] {
  if (column === undefined) return newestFirst;
  if (findField(model.fields, column)) return { column, order };
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
