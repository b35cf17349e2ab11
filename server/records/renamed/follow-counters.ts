import { sql } from 'kysely';

import type { RenamingFollower } from '../../effects/index.ts';
import { counterTable } from '../tables/index.ts';

/** Moves the counter of a numbered field to its new name. If both names have a counter, the higher value is used. */
export const followCounters: RenamingFollower = {
  async follow(db, { model, from, to }) {
    const [before, after] = [`${model}.${from}`, `${model}.${to}`];
    const rows = await db.selectFrom(counterTable).selectAll().where('name', '=', before).execute();
    if (rows.length === 0) return;
    await db
      .insertInto(counterTable)
      .values(rows.map((row) => ({ ...row, name: after })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'name', 'period'])
          .doUpdateSet({ value: sql`greatest(${sql.ref(`${counterTable}.value`)}, excluded.value)` }),
      )
      .execute();
    await db.deleteFrom(counterTable).where('name', '=', before).execute();
  },
};
