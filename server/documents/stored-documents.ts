import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { contentHash, keyOfPath } from '../../src/schema/parse/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { inTransaction, type DynamicKysely, type DynamicTransaction } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import type { AccountNames } from '../records/index.ts';
import type { DocumentSchema } from './tables.ts';

/** A published document and the number of its publication. */
export interface StoredDocument {
  key: DocumentKey;
  text: string | null;
  publication: number;
}

/** Reads the documents that were published after a publication, with their current texts. */
export async function readPublishedSince(database: DynamicKysely, publication: number): Promise<StoredDocument[]> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document')
    .select(['id', 'text', 'publication'])
    .where('publication', '>', publication)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, ...row }) => {
    const key = keyOfPath(`${id}.json`);
    return key === undefined ? [] : [{ key, ...row }];
  });
}

/** Where authors are read from, and their names if there are users to name. */
export interface AuthorSources {
  database: DynamicKysely;
  accountNames?: AccountNames | undefined;
}

/** The last change of a document. */
interface LastChange {
  updateBy: string | null;
  /** The name of the user; absent if the account has no user, or the caller may not see the user. */
  updateBy_dictText?: string;
  updateTime: string | null;
}

type Author = 'createBy' | 'updateBy';

/** Adds the names of the users who made the changes. `by`: the member with the account; its name is `<by>_dictText`. */
export async function withAuthorNames<By extends Author, Change extends Record<By, string | null>>(
  { accountNames }: Pick<AuthorSources, 'accountNames'>,
  person: Person,
  changes: readonly Change[],
  by: By,
): Promise<Change[]> {
  const names = await accountNames?.(
    person,
    changes.map((change) => change[by]),
  );
  return changes.map((change) => {
    const name = names?.get(change[by]);
    return name === undefined ? change : { ...change, [`${by}_dictText`]: name };
  });
}

/** Reads the last publishers of documents and the times, by key. */
export async function readPublishers(
  sources: AuthorSources,
  person: Person,
  keys?: readonly DocumentKey[],
): Promise<Map<string, LastChange>> {
  if (keys?.length === 0) return new Map();
  const rows = await sources.database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document')
    .select(['id', 'update_by', 'update_time'])
    .$if(keys !== undefined, (query) => query.where('id', 'in', [...(keys ?? [])]))
    .execute();
  const changes = rows.map((row) => ({ id: row.id, updateBy: row.update_by, updateTime: row.update_time }));
  const named = await withAuthorNames(sources, person, changes, 'updateBy');
  return new Map(named.map(({ id, ...change }) => [id, change]));
}

/** Reads the published documents whose files in the folders have changed since they were published. */
export async function readChangedBelow(
  database: DynamicKysely,
  { below }: Pick<Catalogue, 'below'>,
): Promise<Set<DocumentKey>> {
  const rows = await database.withTables<DocumentSchema>().selectFrom('sys_document').select(['id', 'below']).execute();
  const changed = rows.flatMap((row): DocumentKey[] => {
    const key = keyOfPath(`${row.id}.json`);
    const text = key && below(key)?.text;
    return key !== undefined && (text === undefined ? '' : contentHash(text)) !== row.below ? [key] : [];
  });
  return new Set(changed);
}

/** Documents to be published, with the texts of the files that they override. */
export interface NewPublication {
  number: number;
  note: string;
  documents: readonly { key: DocumentKey; text: string | null; below: string | null }[];
}

/**
 * Writes a publication in one transaction, and removes the user's drafts of its documents.
 * @param also Further work in the transaction.
 * @returns false, with nothing written, if another publication has the number.
 */
export async function writePublication(
  database: DynamicKysely,
  person: Pick<Person, 'id' | 'username'>,
  publication: NewPublication,
  also: (transaction: DynamicTransaction) => Promise<void> | undefined = () => undefined,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { number, note } = publication;
    const taken = await transaction
      .withTables<DocumentSchema>()
      .insertInto('sys_document_publication')
      .values({ id: nanoid(), number, note, create_by: person.username })
      .onConflict((on) => on.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!taken) return false;
    for (const document of publication.documents) await writeDocument(transaction, person, { number, ...document });
    await also(transaction);
    return true;
  });
}

async function writeDocument(
  transaction: DynamicTransaction,
  { id: userId, username }: Pick<Person, 'id' | 'username'>,
  { number, key, text, below }: { number: number } & NewPublication['documents'][number],
): Promise<void> {
  const db = transaction.withTables<DocumentSchema>();
  await db
    .insertInto('sys_document_version')
    .values([
      { id: nanoid(), document: key, publication: 0, text: below },
      { id: nanoid(), document: key, publication: number, text },
    ])
    .onConflict((on) => on.columns(['document', 'publication']).doNothing())
    .execute();
  const saved = {
    text,
    publication: number,
    below: below === null ? '' : contentHash(below),
    update_by: username,
    update_time: formatDate(new Date(), DATE_TIME),
  };
  await db
    .insertInto('sys_document')
    .values({ id: key, ...saved, create_by: username })
    .onConflict((on) => on.column('id').doUpdateSet(saved))
    .execute();
  await db.deleteFrom('sys_document_draft').where('user_id', '=', userId).where('document', '=', key).execute();
}
