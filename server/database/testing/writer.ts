import { openDatabase } from '../open-database.ts';

// Writes groups of three rows, each in one transaction, and prints the number of each acknowledged group.
const [, , dataDir = ''] = process.argv;
const { kysely } = await openDatabase({ dataDir });
const last = await kysely.selectFrom('entry').select('batch').orderBy('batch', 'desc').limit(1).executeTakeFirst();
for (let batch = Number(last?.['batch'] ?? 0) + 1; ; batch++) {
  await kysely.transaction().execute(async (transaction) => {
    for (const part of [1, 2, 3]) {
      await transaction
        .insertInto('entry')
        .values({ batch, part, content: 'x'.repeat(700) })
        .execute();
    }
  });
  console.log(batch);
}
