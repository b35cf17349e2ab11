import { onlineCallOf, recordPoints } from '../../../../server/backend/index.ts';
import { isDelivered } from '../../../../server/catalogue/folders/index.ts';
import { authorPermissions } from '../../../../server/catalogue/index.ts';
import { systemPoints } from '../../../../server/permissions/index.ts';
import { modelPermissions, resolveModel, type ResolvedModel } from '../../../../src/engine/model/index.ts';
import { readObjects, readString, readText } from '../../../../src/engine/values/index.ts';
import type { CheckedDocuments } from '../../../../src/schema/check/index.ts';
import type { DocumentKey, SourceDocument } from '../../../../src/schema/documents/document.ts';
import type { JsonValue } from '../../../../src/schema/json/index.ts';
import { kindDefinition } from '../../../../src/schema/kinds/kinds.ts';
import { closureOf, visitDocument } from '../../../../src/schema/references/index.ts';

interface Point {
  name: string;
  title: string;
}

export interface PagePoints {
  /** The component of its menu entry; undefined for points of documents that are on no page. */
  component: string | undefined;
  title: string;
  path: string;
  points: Point[];
  isInManifest: boolean;
  /** The id of the online form whose records the back end grants to roles with an entry of that address. */
  onlineForm?: string;
  /** True for lines of an online form, whose entry nobody opens. */
  isHidden?: boolean;
}

export function pointsOfDesigner(): PagePoints[] {
  const points = systemPoints.filter(([name]) => name.startsWith(authorPermissions));
  return [
    {
      component: 'modules/online/cgform/OnlCgformHeadList',
      title: '设计器',
      path: '/designer',
      isInManifest: false,
      points: points.map(([name, title]) => ({ name, title })),
    },
  ];
}

/**
 * Returns the pages of a shop's documents with the points that they require: those of their model, and those that a
 * shop document on the page requires by name. A point belongs to the first page that requires it.
 */
export function pagesOfShop(documents: CheckedDocuments): PagePoints[] {
  const own = [...documents.keys()].flatMap((key) => {
    const file = documents.fileOf(key);
    const document = documents.get(key);
    return document && file !== undefined && !isDelivered(file) ? [document] : [];
  });
  const listedPoints = new Set<string>();
  const once = (points: readonly Point[]): Point[] => {
    const left = points.filter(({ name }) => !listedPoints.has(name));
    for (const { name } of left) listedPoints.add(name);
    return left;
  };
  const manifest = new Set(own.flatMap(({ kind, body }) => (kind === 'app' ? pagesInMenu(body['menu']) : [])));
  const shown = new Set<DocumentKey>();
  const pages = own.flatMap((document): PagePoints[] => {
    const page = pageOf(document, documents, own);
    if (!page) return [];
    const around = new Set(closureOf(page.component, documents));
    const parts = own.filter(({ key }) => around.has(key));
    for (const { key } of parts) shown.add(key);
    const named = parts.flatMap((part) => namedPoints(part, documents));
    const isInManifest = manifest.has(page.component);
    return [{ ...page, isInManifest, points: once([...page.points, ...named]) }];
  });
  const alone = own.filter(({ key }) => !shown.has(key)).flatMap((part) => namedPoints(part, documents));
  return [
    ...pages,
    { component: undefined, title: '没有页面的文档', path: '', isInManifest: false, points: once(alone) },
  ];
}

function pageOf({ kind, id, key, body }: SourceDocument, documents: CheckedDocuments, own: readonly SourceDocument[]) {
  const title = readText(body['title']) ?? id;
  if (kind === 'screen') return { component: key, title, path: `/${id}`, points: [] };
  const isOfModel = own.some((other) => other.key === `${id}.model`);
  if (kind === 'list' && !isOfModel) return { component: key, title, path: `/${id}`, points: [] };
  if (kind !== 'model') return undefined;
  const model = resolveModel(id, documents);
  const component = documents.get(`${id}.list`)?.key ?? key;
  const online = onlineCallOf(`${model.resource}/list`);
  const isOpened = !model.childOf && body['page'] !== false;
  if (online?.kind === 'cgform') return { ...pageOfForm(model, component, online.id), isHidden: !isOpened };
  // Online reports already have entries in the back end.
  if (online || !isOpened) return undefined;
  return { component, title: model.title, path: `/${id}`, points: modelPermissions(model) };
}

/** Online forms share the points of their calls, unless their model has its own permission. */
function pageOfForm(model: ResolvedModel, component: DocumentKey, id: string) {
  const points = modelPermissions(model).filter(({ name }) => !isShared(name));
  return { component, title: model.title, path: `/online/cgformList/${id}`, points, onlineForm: id };
}

function isShared(point: string): boolean {
  return recordPoints.includes(point);
}

function pagesInMenu(menu: JsonValue | undefined): string[] {
  return readObjects(menu).flatMap(({ item }) => [
    ...(readString(item['document']) === undefined ? [] : [String(item['document'])]),
    ...pagesInMenu(item['children']),
  ]);
}

function namedPoints(document: SourceDocument, documents: CheckedDocuments): Point[] {
  const { kind, id, body } = document;
  const names = kind === 'model' ? [] : [...(kindDefinition(kind).declares?.(id, body).permissions ?? [])];
  visitDocument(document, documents, {
    reference(found) {
      if (found.sort === 'permission') names.push(found.name);
    },
  });
  const title = readText(body['title']) ?? id;
  return [...new Set(names)].filter((name) => !isShared(name)).map((name) => ({ name, title }));
}
