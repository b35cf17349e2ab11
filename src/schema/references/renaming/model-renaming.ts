import { say, translated } from '../../../locale/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey, type DocumentSet } from '../../documents/document.ts';
import { follow } from '../../format/index.ts';
import { readString, type JsonObject } from '../../json/index.ts';
import { kindDefinition, permissionPrefix } from '../../kinds/kinds.ts';
import type { Patch } from '../../tree/index.ts';
import type { FoundReference } from '../found.ts';
import { bodyOf } from '../lookups.ts';
import type { FieldUse } from '../renamed.ts';
import { visitDocument } from '../visit-document.ts';
import { formerListPatches } from './patch-member.ts';
import { prefixTexts } from './prefix-texts.ts';
import { patchesOf, placesOf, type DocumentRenaming } from './rename-field.ts';

/** A renaming of documents. Documents with `movedTo` have another key afterwards. */
export interface ModelRenaming {
  model: string;
  to: string;
  changes: (DocumentRenaming & { movedTo?: DocumentKey })[];
}

interface RenamingOptions {
  published?: DocumentSet;
  moving?: (key: DocumentKey) => boolean;
}

interface ModelNames {
  id: string;
  resource: string | undefined;
  table: string | undefined;
  permission: string | undefined;
}

/**
 * Renames a model, together with the documents that have the same id (its own form, list and others), in all documents
 * that name one of them. Names derived from the id (table, path of calls, permissions) are rewritten as well. The model
 * records its former id, so that the database can follow.
 * @param options `published`: the documents by which records are stored, if others are being edited; `moving`: the
 * documents of the id that move, by default all.
 * @returns the renaming, or one sentence with the reason why it is impossible.
 */
export function modelRenamingOf(
  documents: DocumentSet,
  model: string,
  to: string,
  { published = documents, moving = () => true }: RenamingOptions = {},
): ModelRenaming | { refused: string } {
  const refused = refusedId(documents, model, to, moving);
  if (refused !== undefined) return { refused };
  const moved = new Map(
    keysOf(documents, model)
      .filter(moving)
      .map((key) => [key, keyWith(key, to)]),
  );
  const [was, is] = [namesOf(documents, model, model), namesOf(documents, model, to)];
  const uses = [...documents.keys()].flatMap((key) => usesIn(documents, key, { moved, was, is }));
  const former = new Map(
    [...documents.keys()]
      .filter((key) => key.endsWith('.model'))
      .map((key) => [key, formerIds(documents, key, { model, to, published })] as const),
  );
  const patches = patchesOf(documents, uses, to);
  const changes = [...documents.keys()].flatMap((key): ModelRenaming['changes'] => {
    const own = [...(patches.get(key) ?? []), ...(former.get(key) ?? [])];
    const movedTo = moved.get(key);
    if (own.length === 0 && movedTo === undefined) return [];
    const inDocument = uses.filter((use) => use.document === key);
    const change = { document: key, patches: own, places: placesOf(documents, inDocument, to) };
    return [movedTo === undefined ? change : { ...change, movedTo }];
  });
  return { model, to, changes };
}

function keysOf(documents: DocumentSet, id: string): DocumentKey[] {
  return [...documents.keys()].filter((key) => splitDocumentKey(key)?.id === id);
}

function keyWith(key: DocumentKey, id: string): DocumentKey {
  const kind = splitDocumentKey(key)?.kind;
  return kind ? documentKey(id, kind) : key;
}

function refusedId(
  documents: DocumentSet,
  model: string,
  to: string,
  moving: (key: DocumentKey) => boolean,
): string | undefined {
  const { pattern = '', 'x-expected': expected } = follow({ $ref: '#/definitions/common_documentId' });
  if (!documents.get(documentKey(model, 'model'))) return say('没有名为“{id}”的模型。', { id: model });
  if (to === model) return say('新名字和原来的一样，请换一个。');
  if (!new RegExp(pattern, 'u').test(to))
    return say('“{to}”不能作名字，应是{expected}。', { to, expected: translated(expected ?? pattern) });
  const taken = keysOf(documents, model)
    .filter(moving)
    .map((key) => keyWith(key, to))
    .find((key) => documents.get(key));
  return taken === undefined ? undefined : say('已经有文档 {key}，请换一个名字。', { key: taken });
}

function namesOf(documents: DocumentSet, model: string, id: string): ModelNames {
  const body = bodyOf(documents, model, 'model');
  return {
    id,
    resource: readString(body['resource']) === undefined ? `/${id}` : undefined,
    table: readString(body['table']) === undefined ? id.replaceAll(/[^A-Za-z0-9]/g, '_') : undefined,
    permission: readString(body['permission']) === undefined ? permissionPrefix(id, undefined) : undefined,
  };
}

interface Work {
  moved: ReadonlyMap<DocumentKey, DocumentKey>;
  was: ModelNames;
  is: ModelNames;
}

function usesIn(documents: DocumentSet, key: DocumentKey, work: Work): FieldUse[] {
  const document = documents.get(key);
  if (!document) return [];
  const permissions = ownPermissions(documents, work);
  const uses: FieldUse[] = [];
  visitDocument(document, documents, {
    reference(named) {
      const renamed = renamedName(named, { ...work, permissions });
      const { pointer, atKey, start } = named;
      const end = named.sort === 'table' ? start + named.name.length : named.end;
      if (renamed !== undefined) uses.push({ document: key, pointer, atKey, start, end, renamed: () => renamed });
    },
  });
  const { was, is } = work;
  if (was.permission !== undefined && is.permission !== undefined) {
    const to = is.permission;
    for (const pointer of prefixTexts(document, was.permission))
      uses.push({ document: key, pointer, atKey: false, start: 0, end: was.permission.length, renamed: () => to });
  }
  return uses;
}

function renamedName(
  named: FoundReference,
  { moved, was, is, permissions }: Work & { permissions: ReadonlySet<string> },
): string | undefined {
  if (named.sort === 'document') {
    const key = named.kinds.map((kind) => documentKey(named.id, kind)).find((each) => moved.has(each));
    const isKey = key !== undefined && named.end - named.start === key.length && key.length > named.id.length;
    return key === undefined ? undefined : isKey ? moved.get(key) : is.id;
  }
  if (named.sort === 'table') return named.name === was.id ? is.id : named.name === was.table ? is.table : undefined;
  if (named.sort === 'permission')
    return permissions.has(named.name) ? withPrefix(named.name, was.permission, is.permission, ':') : undefined;
  if (named.sort !== 'path') return undefined;
  return named.of === 'api'
    ? withPrefix(named.name, was.resource, is.resource, '/?')
    : withPrefix(named.name, `/${was.id}`, `/${is.id}`, '.?');
}

function withPrefix(text: string, from: string | undefined, to: string | undefined, ends: string): string | undefined {
  if (from === undefined || to === undefined || !text.startsWith(from)) return undefined;
  const next = text.charAt(from.length);
  return next === '' || ends.includes(next) ? to + text.slice(from.length) : undefined;
}

function ownPermissions(documents: DocumentSet, { moved, was }: Work): ReadonlySet<string> {
  const own = new Set(declaredBy(documents, documentKey(was.id, 'model')));
  for (const key of documents.keys())
    if (!moved.has(key)) for (const name of declaredBy(documents, key)) own.delete(name);
  return own;
}

function declaredBy(documents: DocumentSet, key: DocumentKey): readonly string[] {
  const document = documents.get(key);
  return (document && kindDefinition(document.kind).declares?.(document.id, document.body).permissions) ?? [];
}

function formerIds(
  documents: DocumentSet,
  key: DocumentKey,
  { model, to, published }: { model: string; to: string; published: DocumentSet },
): Patch[] {
  const body: JsonObject = documents.get(key)?.body ?? {};
  const isIt = key === documentKey(model, 'model');
  return formerListPatches(body, isIt && published.get(key) ? model : undefined, to);
}
