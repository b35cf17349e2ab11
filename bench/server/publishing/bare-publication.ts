import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import { applySchema, openDatabase } from '../../../server/database/index.ts';
import { documentTables } from '../../../server/documents/index.ts';

export interface BarePublications {
  /**
   * Writes the rows of one document.
   * @param alsoColumn adds a column to a table in the same transaction.
   */
  write(key: string, text: string, alsoColumn: boolean): Promise<void>;
  insert(number: number): Promise<void>;
  close(): Promise<void>;
}

/** Creates a separate database for the baseline: the same rows in one transaction, without checks or notifications. */
export async function openBare(): Promise<BarePublications> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bare-'));
  const { kysely, close } = await openDatabase({ dataDir });
  await applySchema(kysely, documentTables);
  await sql`create table bench_m1 (id varchar(36) primary key, name varchar(50))`.execute(kysely);
  let number = 0;
  return {
    async write(key, text, alsoColumn) {
      number += 1;
      await kysely.transaction().execute(async (transaction) => {
        await sql`insert into sys_document_publication (id, number, note) values (${`p${number}`}, ${number}, 'x')`.execute(
          transaction,
        );
        await sql`insert into sys_document_version (id, document, publication, text)
          values (${`v${number}`}, ${key}, 0, ${text}), (${`w${number}`}, ${key}, ${number}, ${text})
          on conflict (document, publication) do nothing`.execute(transaction);
        await sql`insert into sys_document (id, text, publication, below) values (${key}, ${text}, ${number}, '')
          on conflict (id) do update set text = excluded.text, publication = excluded.publication`.execute(transaction);
        await sql`delete from sys_document_draft where user_id = 'u' and document = ${key}`.execute(transaction);
        if (alsoColumn)
          await sql`alter table bench_m1 add column ${sql.ref(`extra${number}`)} varchar(50)`.execute(transaction);
      });
    },
    async insert(inserted) {
      await sql`insert into bench_m1 (id, name) values (${`r${inserted}`}, ${`记录 ${inserted}`})`.execute(kysely);
    },
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
