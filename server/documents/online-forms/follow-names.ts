import type { DynamicTransaction } from '../../database/index.ts';
import type { ModelFollower } from '../../effects/index.ts';

const fieldTable = 'onl_cgform_field';

export const followOnlineTables: ModelFollower = {
  async follow(transaction, { before, after }, tables) {
    if (before.table === after.table || !tables.some(({ name }) => name === fieldTable)) return;
    await transaction
      .updateTable(fieldTable)
      .set({ dict_table: after.table })
      .where('dict_table', '=', before.table)
      .execute();
  },
};

export async function followOnlineCodes(
  transaction: DynamicTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const there = await transaction
    .selectFrom('information_schema.tables')
    .select('table_name')
    .where('table_name', '=', fieldTable)
    .executeTakeFirst();
  if (!there) return;
  await transaction
    .updateTable(fieldTable)
    .set({ dict_field: to })
    .where('dict_field', '=', from)
    .where(({ eb, or }) => or([eb('dict_table', 'is', null), eb('dict_table', '=', '')]))
    .execute();
}
