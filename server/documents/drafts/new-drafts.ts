import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuseForeign } from '../may-edit.ts';
import { changeDrafts, readDrafts } from './kept-drafts.ts';

interface Sources {
  database: DynamicKysely;
  catalogue: Catalogue;
}

/** Returns the keys that a new document cannot have: those of existing documents and of the user's drafts. */
export async function takenKeys({ database, catalogue }: Sources, person: Person): Promise<ReadonlySet<DocumentKey>> {
  const drafts = await readDrafts(database, person);
  return new Set([...catalogue.current().documents.keys(), ...drafts.keys()]);
}

/**
 * Saves new documents as drafts of the user in one transaction.
 * @param texts The texts by the keys of the documents.
 * @throws Refusal if the user may not edit one of them, if one already exists, or if there are too many drafts.
 */
export async function saveNewDrafts(
  sources: Sources,
  person: Person,
  texts: ReadonlyMap<DocumentKey, string>,
): Promise<void> {
  refuseForeign(person, [...texts.keys()]);
  const taken = await takenKeys(sources, person);
  const known = [...texts.keys()].find((key) => taken.has(key));
  if (known !== undefined) throw new Refusal(say('已经有文档 {key} 或它的草稿，请换一个编号。', { key: known }));
  const kept = [...texts].map(([key, text]) => ({ key, text, revision: '' }));
  await changeDrafts(sources.database, person, { kept, removed: [] });
}
