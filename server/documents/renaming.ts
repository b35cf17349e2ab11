import { readText } from '../../src/engine/values/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { kindDefinition } from '../../src/schema/kinds/kinds.ts';
import { changedText } from '../../src/schema/printer/changed-text.ts';
import { nodeAtKey, renamingOf, type DocumentRenaming, type Renaming } from '../../src/schema/references/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { Refusal, requiredText, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { readDrafts, type Draft } from './drafts/index.ts';
import { laidOver } from './laid-over.ts';
import { dataPermission, mayEdit, refuseForeign } from './may-edit.ts';
import type { DocumentChange } from './publish.ts';
import { readChange } from './read-change.ts';

/** A node in the document text that is being edited, and its new name. */
export interface WantedRenaming extends DocumentChange {
  text: string;
  pointer: string;
  to: string;
}

interface Sources {
  database: DynamicKysely;
  catalogue: Catalogue;
}

export function readRenaming(body: JsonObject): WantedRenaming {
  const { text, ...change } = readChange(body);
  if (text === null) throw new Refusal(say('请先恢复这份文档，再改名。'));
  return { ...change, text, pointer: requiredText(body, 'pointer', 1000), to: requiredText(body, 'to', 200) };
}

/**
 * Plans a renaming over the documents as the user sees them, with their drafts and the text being edited. For documents
 * that they may not edit only the places are returned.
 * @throws Refusal if they may not edit the document itself, or if the name is not possible, with the reason.
 */
export async function plannedRenaming({ database, catalogue }: Sources, person: Person, wanted: WantedRenaming) {
  refuseForeign(person, [wanted.key]);
  const { documents, sourceOf } = catalogue.current();
  const drafts = await readDrafts(database, person);
  const texts = new Map([...drafts.values()].map(({ key, text }) => [key, text] as const)).set(wanted.key, wanted.text);
  const seen = laidOver(documents, texts);
  const renamed = nodeAtKey(seen, wanted.key, wanted.pointer);
  if (!renamed) throw new Refusal(say('没有这个字段，可能已经改名或删除，请重新选择。'));
  const made = renamingOf(seen, renamed, wanted.to, documents);
  if ('refused' in made) throw new Refusal(made.refused);
  const describe = (change: DocumentRenaming) => {
    const { document: key } = change;
    const document = seen.get(key);
    const text = texts.get(key) ?? sourceOf(key)?.text ?? '';
    const draft = drafts.get(key);
    return toldDocument(person, change, document, { text, draft, revision: documents.get(key)?.hash ?? '' });
  };
  return {
    field: renamed.sort === 'field' ? { model: renamed.model, name: renamed.name } : null,
    documents: made.changes.map(describe),
    unsure: unsureOf(person, made),
  };
}

function toldDocument(
  person: Person,
  { document: key, patches, places }: DocumentRenaming,
  document: SourceDocument | undefined,
  { text, draft, revision }: { text: string; draft: Draft | undefined; revision: string },
) {
  const title = readText(document?.body['title']) ?? key;
  if (!mayEdit(person, key)) {
    const hidden = places.map(({ pointer, atKey }) => ({ pointer, atKey }));
    return { key, title, isEditable: false, isPublishable: false, places: hidden };
  }
  const decides = document !== undefined && kindDefinition(document.kind).decidesAboutData;
  return {
    key,
    title,
    isEditable: true,
    isPublishable: !decides || person.permissions.has(dataPermission),
    places: places.map(({ pointer, atKey, before, after }) => ({ pointer, atKey, before, after })),
    text: changedText(text, document?.body ?? {}, patches),
    revision: draft?.revision ?? revision,
    before: text,
    draft: draft ? { text: draft.text, revision: draft.revision } : null,
  };
}

function unsureOf(person: Person, { unsure }: Renaming) {
  return unsure
    .filter(({ document }) => mayEdit(person, document))
    .map(({ document, pointer, before }) => ({ document, pointer, before }));
}
