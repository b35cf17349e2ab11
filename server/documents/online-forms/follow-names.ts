import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import type { ModelFollower, RenamingFollower } from '../../effects/index.ts';
import { followFieldName } from './form-rows.ts';

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
  if (!(await hasOnlineForms(transaction))) return;
  await transaction
    .updateTable(fieldTable)
    .set({ dict_field: to })
    .where('dict_field', '=', from)
    .where(({ eb, or }) => or([eb('dict_table', 'is', null), eb('dict_table', '=', '')]))
    .execute();
}

/** The rows of an online form follow a field that is renamed in its model, so that the next synchronisation keeps it. */
export const followOnlineFields: RenamingFollower = {
  async follow(transaction, { model, from, to, state }) {
    const table = state.models.get(model)?.table;
    if (table !== undefined && (await hasOnlineForms(transaction)))
      await followFieldName(transaction, { table, from, to });
  },
};

export async function hasOnlineForms(database: DynamicKysely): Promise<boolean> {
  const there = await database
    .selectFrom('information_schema.tables')
    .select('table_name')
    .where('table_name', '=', fieldTable)
    .executeTakeFirst();
  return there !== undefined;
}
