import { sql } from 'kysely';

import { documentKey, type DocumentKey } from '../../src/schema/documents/document.ts';
import { isJsonObject, parseJson, type JsonObject } from '../../src/schema/json/index.ts';
import { contentHash } from '../../src/schema/parse/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import type { ModelFollower } from '../effects/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { withAuthorNames, type AuthorSources } from './stored-documents.ts';
import type { DocumentSchema } from './tables.ts';

/**
 * Reads the versions of a document and their authors, newest first; version 0 is the text in the folders before the
 * first publication.
 */
export async function readVersions({ database, accountNames }: AuthorSources, person: Person, key: DocumentKey) {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_version as version')
    .leftJoin('sys_document_publication as publication', 'publication.number', 'version.publication')
    .select([
      'version.publication',
      'version.text',
      'publication.note',
      'publication.create_by',
      'publication.create_time',
    ])
    .where('version.document', '=', key)
    .orderBy('version.publication', 'desc')
    .limit(1_000)
    .execute();
  const versions = rows.map(({ publication, text, note, create_by: by, create_time: createTime }) => {
    const revision = typeof text === 'string' ? contentHash(text) : '';
    const createBy = typeof by === 'string' ? by : null;
    return { version: publication, revision, isRemoved: text === null, note, createBy, createTime };
  });
  return withAuthorNames({ accountNames }, person, versions, 'createBy');
}

/**
 * Reads the text of a version; null if it removed the document.
 * @throws Refusal if there is no such version.
 */
export async function readVersion(database: DynamicKysely, key: DocumentKey, version: number): Promise<string | null> {
  const row = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_version')
    .select('text')
    .where('document', '=', key)
    .where('publication', '=', version)
    .executeTakeFirst();
  if (!row) throw new Refusal(say('文档 {key} 没有第 {version} 版，请刷新后重新选择。', { key, version }));
  return row.text;
}

/** The limit for model versions that are read for former titles; sheets with older titles are not recognized. */
const mostRead = 100;

/** Reads the bodies of a model's versions, newest first. */
export async function readModelVersions(database: DynamicKysely, model: string): Promise<JsonObject[]> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_version')
    .select('text')
    .where('document', '=', documentKey(model, 'model'))
    .orderBy('publication', 'desc')
    .limit(mostRead)
    .execute();
  return rows.flatMap(({ text }) => {
    const body = text === null ? undefined : parseJson(text).value;
    return isJsonObject(body) ? [body] : [];
  });
}

/**
 * Moves the versions of renamed documents to their new keys. The removal under the former key, which the same
 * publication writes, remains there.
 */
export const followVersions: ModelFollower = {
  async follow(transaction, { keys }) {
    const db = transaction.withTables<DocumentSchema>();
    for (const [from, to] of keys) {
      const removed = db
        .selectFrom('sys_document')
        .select('publication')
        .where('id', '=', from)
        .where('text', 'is', null);
      const earlier = db
        .selectFrom('sys_document_version')
        .select('publication')
        .where('document', '=', from)
        .where('publication', '<', sql<number>`coalesce(${removed}, ${sql.lit(2_147_483_647)})`);
      await db
        .deleteFrom('sys_document_version')
        .where('document', '=', to)
        .where('publication', 'in', earlier)
        .execute();
      await db
        .updateTable('sys_document_version')
        .set({ document: to })
        .where('document', '=', from)
        .where('publication', 'in', earlier)
        .execute();
    }
  },
};
