import { kindMeaning } from '../../../src/engine/kinds/index.ts';
import { readString } from '../../../src/engine/values/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { visitDocument } from '../../../src/schema/references/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { say } from '../../locale/index.ts';
import { everybody, type Holder } from './right.ts';

/** Returns the permissions that guard fewer places of a document than before and that the author lacks. */
export function guardsLost(author: Holder, key: DocumentKey, before: CatalogueState, after: CatalogueState): string[] {
  const left = guardsOf(key, after);
  const lost = guardsOf(key, before).filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const foreign = [...new Set(lost)].filter((name) => !author.has(name));
  return foreign.map((name) => say('文档 {key} 里有的地方不再要求您没有的权限 {name}', { key, name }));
}

function guardsOf(key: DocumentKey, { documents, pages }: CatalogueState): string[] {
  const document = documents.get(key);
  if (!document) return [];
  // The permissions of a model are compared record by record in `recordsGained`.
  const own = document.kind === 'model' ? undefined : readString(document.body['permission']);
  const guards = [
    ...(own === undefined ? [] : [own]),
    ...pages.flatMap((page) => (page.key === key ? page.permission : [])),
  ];
  visitDocument(document, documents, {
    reference(named) {
      if (named.sort === 'permission') guards.push(named.name);
    },
  });
  return guards;
}

export function openedToAll(author: Holder, before: CatalogueState, after: CatalogueState): string[] {
  return openKeys(after).flatMap((key) => {
    const was = before.documents.get(key) && before.bundle(key)?.permissions;
    const isOpen = after.bundle(key)?.permissions.includes(everybody) === true;
    if (!isOpen || was === undefined || was.length === 0 || was.some((name) => author.has(name))) return [];
    return [say('文档 {key} 会对所有人打开，您现在没有打开它的权限', { key })];
  });
}

function openKeys({ documents, pages }: CatalogueState): DocumentKey[] {
  const opened = [...documents.keys()].filter((key) => {
    const document = documents.get(key);
    return document !== undefined && kindMeaning(document.kind).isOpenedByKey === true;
  });
  return [...pages.map(({ key }) => key), ...opened];
}
