import { readText } from '../../src/engine/values/index.ts';
import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../src/schema/documents/document.ts';
import { contentHash, parseDocument } from '../../src/schema/parse/index.ts';
import { closureOf, placesNaming } from '../../src/schema/references/index.ts';
import { isDelivered } from '../catalogue/folders/index.ts';
import { sentDocument, type Catalogue } from '../catalogue/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { mayChange } from '../tenancy/index.ts';
import { readDrafts, readOtherAuthors, type Draft } from './drafts/index.ts';
import { laidOver } from './laid-over.ts';
import { mayEdit, refuseForeign } from './may-edit.ts';
import { readChangedBelow, readPublishers, withAuthorNames, type AuthorSources } from './stored-documents.ts';

interface Sources extends AuthorSources {
  catalogue: Catalogue;
  worksHere?: ((key: DocumentKey) => boolean) | undefined;
}

export async function listDocuments(sources: Sources, person: Person) {
  const { database, catalogue, worksHere } = sources;
  const { documents, sourceOf } = catalogue.current();
  const drafts = await readDrafts(database, person);
  const publishers = await readPublishers(sources, person);
  const changedBelow = await readChangedBelow(database, catalogue);
  const keys = [...new Set([...documents.keys(), ...drafts.keys()])].filter((key) => mayEdit(person, key));
  return keys.toSorted().map((key) => {
    const document = documents.get(key) ?? draftOf(drafts.get(key));
    return {
      key,
      kind: splitDocumentKey(key)?.kind,
      title: readText(document?.body['title']) ?? key,
      revision: documents.get(key)?.hash ?? '',
      isPublished: sourceOf(key)?.isPublished ?? false,
      hasDraft: isOpen(drafts.get(key), sourceOf(key)?.text),
      isFileChanged: changedBelow.has(key),
      ...fileOf(catalogue, key),
      ...(worksHere?.(key) === false && !drafts.has(key) && { worksHere: false }),
      ...publishers.get(key),
    };
  });
}

function fileOf({ below }: Pick<Catalogue, 'below'>, key: DocumentKey) {
  const file = below(key);
  return {
    fileRevision: file ? contentHash(file.text) : '',
    isDelivered: file !== undefined && isDelivered(file.file),
  };
}

function isOpen(draft: Draft | undefined, published: string | undefined): boolean {
  return draft !== undefined && draft.text !== (published ?? null);
}

function draftOf(draft: Draft | undefined): SourceDocument | undefined {
  return draft && draft.text !== null ? parseDocument(draft.key, draft.text).document : undefined;
}

/**
 * Reads a document for editing: its text and revision, its last publisher, and the user's draft. `fileText` is the text
 * of its file if that has changed since.
 * @throws Refusal if they may not edit it, or if neither document nor draft exists.
 */
export async function readDocument(sources: Sources, person: Person, key: DocumentKey) {
  const { database, catalogue } = sources;
  refuseForeign(person, [key]);
  const { documents, sourceOf } = catalogue.current();
  const draft = (await readDrafts(database, person)).get(key);
  const source = sourceOf(key);
  if (!source && !draft) throw new Refusal(say('没有文档 {key}，请检查编号。', { key }));
  const by = (await readPublishers(sources, person, [key])).get(key);
  const isFileChanged = (await readChangedBelow(database, catalogue)).has(key);
  const { text, revision, updateTime } = draft ?? {};
  return {
    key,
    text: source?.text ?? null,
    revision: documents.get(key)?.hash ?? '',
    isPublished: source?.isPublished ?? false,
    ...by,
    ...(isFileChanged && { fileText: catalogue.below(key)?.text ?? null }),
    draft: draft ? { text, revision, updateTime } : null,
    // Users who work for another tenant do not see the other authors.
    otherDrafts: mayChange(person, 0)
      ? await withAuthorNames(sources, person, await readOtherAuthors(database, person, key), 'updateBy')
      : [],
  };
}

/**
 * Returns the documents needed to render a document: itself and all that it references, with the user's drafts applied.
 * @throws Refusal if the user may not edit it.
 */
export async function documentsAround({ database, catalogue }: Sources, person: Person, key: DocumentKey) {
  refuseForeign(person, [key]);
  const documents = await documentsWithDrafts({ database, catalogue }, person);
  return closureOf(key, documents)
    .flatMap((each) => documents.get(each) ?? [])
    .map(sentDocument);
}

export async function documentsWithDrafts({ database, catalogue }: Sources, person: Person): Promise<DocumentSet> {
  const drafts = [...(await readDrafts(database, person)).values()].filter((draft) => mayEdit(person, draft.key));
  const texts = new Map(drafts.map((draft) => [draft.key, draft.text] as const));
  return laidOver(catalogue.current().documents, texts);
}

/**
 * Finds the places in all documents that reference a document.
 * @throws Refusal if the user may not edit it.
 */
export function whereUsed({ catalogue }: Pick<Sources, 'catalogue'>, person: Person, key: DocumentKey) {
  refuseForeign(person, [key]);
  const { id, kind } = splitDocumentKey(key) ?? { id: key };
  const { documents } = catalogue.current();
  return placesNaming(documents, { id, kind }).filter(({ document }) => document !== key);
}
