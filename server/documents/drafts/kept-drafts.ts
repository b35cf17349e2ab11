import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { keyOfPath } from '../../../src/schema/parse/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { DocumentSchema } from '../tables.ts';

const most = 500;

/** An unpublished change of a user: the text, and the revision of the document that it is based on. */
export interface Draft {
  key: DocumentKey;
  text: string | null;
  revision: string;
}

export async function readDrafts(
  database: DynamicKysely,
  { id }: Pick<Person, 'id'>,
): Promise<Map<DocumentKey, Draft & { updateTime: string | null }>> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_draft')
    .select(['document', 'text', 'revision', 'update_time'])
    .where('user_id', '=', id)
    .orderBy('document')
    .execute();
  return new Map(
    rows.flatMap(({ document, text, revision, update_time: updateTime }) => {
      const key = keyOfPath(`${document}.json`);
      return key === undefined ? [] : [[key, { key, text, revision, updateTime }] as const];
    }),
  );
}

export async function readOtherAuthors(
  database: DynamicKysely,
  { id }: Pick<Person, 'id'>,
  key: DocumentKey,
): Promise<{ updateBy: string | null; updateTime: string | null }[]> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_draft')
    .select(['update_by', 'update_time'])
    .where('document', '=', key)
    .where('user_id', '!=', id)
    .orderBy('update_time', 'desc')
    .execute();
  return rows.map((row) => ({ updateBy: row.update_by, updateTime: row.update_time }));
}

/**
 * Saves a draft of the user, replacing the previous one.
 * @throws Refusal if there are too many.
 */
export async function saveDraft(database: DynamicKysely, person: Person, draft: Draft): Promise<void> {
  await changeDrafts(database, person, { kept: [draft], removed: [] });
}

/**
 * Saves and removes drafts of the user in one transaction.
 * @throws Refusal if there are too many.
 */
export async function changeDrafts(
  database: DynamicKysely,
  person: Person,
  { kept, removed }: { kept: readonly Draft[]; removed: readonly DocumentKey[] },
): Promise<void> {
  const known = await readDrafts(database, person);
  const after = new Set([...known.keys(), ...kept.map(({ key }) => key)]);
  if (after.size > Math.max(most, known.size))
    throw new Refusal(say('最多保存 {most} 份草稿，请先发布或丢弃一些。', { most }));
  await database.transaction().execute(async (transaction) => {
    for (const draft of kept) await putDraft(transaction, person, draft);
    for (const key of removed) await removeDraft(transaction, person, key);
  });
}

async function putDraft(
  database: DynamicKysely | DynamicTransaction,
  person: Person,
  { key, ...draft }: Draft,
): Promise<void> {
  const saved = { ...draft, update_by: person.username, update_time: formatDate(new Date(), DATE_TIME) };
  await database
    .withTables<DocumentSchema>()
    .insertInto('sys_document_draft')
    .values({ id: nanoid(), user_id: person.id, document: key, create_by: person.username, ...saved })
    .onConflict((on) => on.columns(['user_id', 'document']).doUpdateSet(saved))
    .execute();
}

export async function removeDraft(
  database: DynamicKysely | DynamicTransaction,
  person: Person,
  key: DocumentKey,
): Promise<void> {
  await database
    .withTables<DocumentSchema>()
    .deleteFrom('sys_document_draft')
    .where('user_id', '=', person.id)
    .where('document', '=', key)
    .execute();
}
