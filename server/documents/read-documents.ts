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
import type { DynamicKysely } from '../database/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { mayChange } from '../tenancy/index.ts';
import { readDrafts, readOtherAuthors, type Draft } from './drafts/index.ts';
import { laidOver } from './laid-over.ts';
import { mayEdit, refuseForeign } from './may-edit.ts';
import { readChangedBelow, readPublishers } from './stored-documents.ts';

/** What reading documents works with. */
interface Sources {
  database: DynamicKysely;
  catalogue: Catalogue;
  worksHere?: ((key: DocumentKey) => boolean) | undefined;
}

/** The documents that a person may edit, those that are only his draft too, by key. */
export async function listDocuments({ database, catalogue, worksHere }: Sources, person: Person) {
  const { documents, sourceOf } = catalogue.current();
  const drafts = await readDrafts(database, person);
  const publishers = await readPublishers(database);
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

/** The revision of a document's file in the folders, empty where there is none, and whether the product delivers it. */
function fileOf({ below }: Pick<Catalogue, 'below'>, key: DocumentKey) {
  const file = below(key);
  return {
    fileRevision: file ? contentHash(file.text) : '',
    isDelivered: file !== undefined && isDelivered(file.file),
  };
}

/** True when a draft differs from the published document. */
function isOpen(draft: Draft | undefined, published: string | undefined): boolean {
  return draft !== undefined && draft.text !== (published ?? null);
}

/** What a draft holds. */
function draftOf(draft: Draft | undefined): SourceDocument | undefined {
  return draft && draft.text !== null ? parseDocument(draft.key, draft.text).document : undefined;
}

/**
 * A document as a person edits it: its text and revision, who published it, and the person's draft; `fileText` is that of
 * its file where that has changed since.
 * @throws Refusal where he may not edit it, and where there is neither.
 */
export async function readDocument({ database, catalogue }: Sources, person: Person, key: DocumentKey) {
  refuseForeign(person, [key]);
  const { documents, sourceOf } = catalogue.current();
  const draft = (await readDrafts(database, person)).get(key);
  const source = sourceOf(key);
  if (!source && !draft) throw new Refusal(say('没有文档 {key}，请检查编号。', { key }));
  const by = (await readPublishers(database, [key])).get(key);
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
    // Who works for another tenant is nobody to him.
    otherDrafts: mayChange(person, 0) ? await readOtherAuthors(database, person, key) : [],
  };
}

/**
 * What a document is drawn with: itself and all that it refers to, with the person's drafts over them.
 * @throws Refusal where the person may not edit it.
 */
export async function documentsAround({ database, catalogue }: Sources, person: Person, key: DocumentKey) {
  refuseForeign(person, [key]);
  const documents = await documentsWithDrafts({ database, catalogue }, person);
  return closureOf(key, documents)
    .flatMap((each) => documents.get(each) ?? [])
    .map(sentDocument);
}

/** The documents with the person's drafts over them. */
export async function documentsWithDrafts({ database, catalogue }: Sources, person: Person): Promise<DocumentSet> {
  const drafts = [...(await readDrafts(database, person)).values()].filter((draft) => mayEdit(person, draft.key));
  const texts = new Map(drafts.map((draft) => [draft.key, draft.text] as const));
  return laidOver(catalogue.current().documents, texts);
}

/** The places that name a document, of all documents. @throws Refusal where the person may not edit it. */
export function whereUsed({ catalogue }: Pick<Sources, 'catalogue'>, person: Person, key: DocumentKey) {
  refuseForeign(person, [key]);
  const { id, kind } = splitDocumentKey(key) ?? { id: key };
  const { documents } = catalogue.current();
  return placesNaming(documents, { id, kind }).filter(({ document }) => document !== key);
}
