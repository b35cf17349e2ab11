import type { PGlite } from '@electric-sql/pglite';

export const rowsInBatch = 3;

/** The state that had been acknowledged after `at` operations: the batch `batch` in the revision `revision`. */
export type Acknowledgement = { batch: number; revision: number; at: number };

/** Returns the content of a row, which contains the row and its revision so that a torn write is recognised. */
export function contentOf(batch: number, part: number, revision: number): string {
  return `${batch}.${part}.${revision};`.repeat(80);
}

export async function prepare(database: PGlite): Promise<void> {
  await database.exec(`
    create table entry (id int primary key, batch int not null, part int not null, revision int not null, content text not null);
    create index entry_batch on entry (batch, part)`);
}

/**
 * Writes `batches` batches, some of them twice, with occasional checkpoints.
 * @param position the number of disk operations so far.
 */
export async function work(database: PGlite, batches: number, position: () => number): Promise<Acknowledgement[]> {
  const acknowledged: Acknowledgement[] = [];
  for (let batch = 1; batch <= batches; batch++) {
    await database.transaction(async (transaction) => {
      for (let part = 1; part <= rowsInBatch; part++) {
        const row = [batch * rowsInBatch + part, batch, part, 1, contentOf(batch, part, 1)];
        await transaction.query('insert into entry values ($1, $2, $3, $4, $5)', row);
      }
    });
    acknowledged.push({ batch, revision: 1, at: position() });
    if (batch % 7 === 0) acknowledged.push({ ...(await revise(database, batch - 3)), at: position() });
    if (batch % 60 === 0) await database.exec('checkpoint');
  }
  return acknowledged;
}

async function revise(database: PGlite, batch: number): Promise<{ batch: number; revision: number }> {
  await database.transaction(async (transaction) => {
    for (let part = 1; part <= rowsInBatch; part++) {
      const values = [2, contentOf(batch, part, 2), batch, part];
      await transaction.query('update entry set revision = $1, content = $2 where batch = $3 and part = $4', values);
    }
  });
  return { batch, revision: 2 };
}
