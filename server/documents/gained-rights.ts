import { isDeepStrictEqual } from 'node:util';
import type { DocumentKey, SourceDocument } from '../../src/schema/documents/document.ts';
import { readString } from '../../src/engine/values/index.ts';
import { visitDocument } from '../../src/schema/references/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { Person } from '../http/index.ts';
import { findChoice } from '../reports/index.ts';
import { findReport } from '../reports/index.ts';
import { say } from '../locale/index.ts';
import { dataPermission } from './may-edit.ts';
import { gainedByModels } from './model-rights.ts';

type Holder = Pick<Person, 'permissions' | 'platform'>;

/** What documents are, and would be. */
export interface Change {
  before: CatalogueState;
  after: CatalogueState;
  keys: readonly DocumentKey[];
}

/**
 * What a person may do after a change of documents that he may not do before, each as a Chinese sentence: choices and
 * reports of records that he may not list, what models would let him do with records, guards with a permission that he
 * lacks, and calls that others would make for him. A publication with any of them is refused.
 */
export function gainedRights(person: Holder, change: Change): string[] {
  return [
    ...recordsGained(person, change, 'picker'),
    ...recordsGained(person, change, 'query'),
    ...gainedByModels(person, change),
    ...change.keys.flatMap((key) => [...guardsLost(person, key, change), ...callsGained(person, key, change)]),
  ];
}

/** Records that come to be seen by pickers or reports. */
function recordsGained(person: Holder, { before, after }: Change, kind: 'picker' | 'query'): string[] {
  return documentsOf(after, kind).flatMap(({ id, key, body }) => {
    const now = windowOf(after, kind, id);
    if (!now || !isOpen(person, now.permissions) || person.permissions.has(`${now.model}:list`)) return [];
    const was = windowOf(before, kind, id);
    if (was && isOpen(person, was.permissions) && isDeepStrictEqual(was.shows, now.shows)) return [];
    return [say('文档 {key} 会让您看到没有权限查看的“{model}”的记录', { key, model: readString(body['model']) ?? '' })];
  });
}

/** Who may see records through a picker or a report, and what of them. */
interface Window {
  model: string;
  permissions: Iterable<string>;
  shows: unknown;
}

function windowOf(state: CatalogueState, kind: 'picker' | 'query', id: string): Window | undefined {
  if (kind === 'query') {
    const report = findReport(state, id);
    const body = state.documents.get(`${id}.query`)?.body;
    return report && { model: report.model.permission, permissions: [report.permission], shows: body };
  }
  const choice = findChoice(state, id);
  if (!choice) return undefined;
  const { model, permissions, ...shows } = choice;
  return { model: model.permission, permissions, shows: { model: model.id, ...shows } };
}

function isOpen({ permissions }: Holder, needed: Iterable<string>): boolean {
  return [...needed].some((name) => permissions.has(name));
}

function documentsOf({ documents }: CatalogueState, kind: string): SourceDocument[] {
  return [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    return document?.kind === kind ? [document] : [];
  });
}

/** Permissions that guard fewer places than before, and that the person lacks. */
function guardsLost({ permissions }: Holder, key: DocumentKey, { before, after }: Change): string[] {
  const kept = guardsOf(key, after);
  const lost = guardsOf(key, before).filter((name) => {
    const index = kept.indexOf(name);
    if (index >= 0) kept.splice(index, 1);
    return index < 0;
  });
  const foreign = [...new Set(lost)].filter((name) => !permissions.has(name));
  return foreign.map((name) => say('文档 {key} 里有的地方不再要求您没有的权限 {name}', { key, name }));
}

function guardsOf(key: DocumentKey, { documents, pages }: CatalogueState): string[] {
  const document = documents.get(key);
  if (!document) return [];
  // A model has a prefix; what its permissions guard is compared record by record.
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

/** Calls that whoever opens the page would make with his own rights, and that the author may not make himself. */
function callsGained({ permissions }: Holder, key: DocumentKey, { before, after }: Change): string[] {
  const known = callsOf(key, before);
  const gained = [...callsOf(key, after)].filter(
    ([name, permission]) => !known.has(name) && !permissions.has(permission),
  );
  return gained.map(([name, permission]) =>
    say('文档 {key} 会调用 {name}，这需要您没有的权限 {permission}', { key, name, permission }),
  );
}

/** The addresses, requests and models that a document newly works with, each with the permission that it needs. */
function callsOf(key: DocumentKey, { documents, models }: CatalogueState): Map<string, string> {
  const calls = new Map<string, string>();
  const document = documents.get(key);
  if (!document) return calls;
  visitDocument(document, documents, {
    reference(named) {
      if (named.sort === 'path' && named.of === 'api') calls.set(named.name, dataPermission);
      if (named.sort !== 'document') return;
      const model = named.kinds.includes('model') ? models.get(named.id) : undefined;
      if (model) calls.set(`${named.id}.model`, `${model.permission}:list`);
      const request = named.kinds.includes('request') ? documents.get(`${named.id}.request`) : undefined;
      const needed = readString(request?.body['permission']);
      if (request) calls.set(request.key, needed ?? dataPermission);
    },
  });
  return calls;
}
