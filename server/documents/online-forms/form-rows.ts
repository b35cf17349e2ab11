import type { DynamicKysely } from '../../database/index.ts';

/** The model whose records are online forms. */
export const onlineFormModel = 'online-form/head';

type Schema = {
  onl_cgform_head: {
    id: string;
    table_name: string;
    table_txt: string;
    /** 1: single, 2: main, 3: sub. */
    table_type: string;
    main_head: string | null;
    tab_order_num: number | null;
    is_db_synch: string | null;
    table_version: number | null;
    page_path: string | null;
    document_hash: string | null;
    create_time: string | null;
    del_flag: number;
  };
  onl_cgform_field: {
    id: string;
    cgform_head_id: string | null;
    db_field_name: string | null;
    db_field_name_old: string | null;
    del_flag: number;
  };
};

export async function subFormIds(database: DynamicKysely, id: string): Promise<string[]> {
  const rows = await heads(database)
    .select('id')
    .where('main_head', '=', id)
    .where('table_type', '=', '3')
    .orderBy('tab_order_num')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function readHeads(database: DynamicKysely) {
  const rows = await heads(database)
    .select(['id', 'table_name', 'table_txt', 'table_type', 'main_head', 'table_version'])
    .orderBy('create_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    table: row.table_name,
    title: row.table_txt,
    isSub: row.table_type === '3',
    main: row.main_head,
    isPublished: (row.table_version ?? 0) > 0,
  }));
}

export async function readDeletedSubs(database: DynamicKysely, id: string) {
  const rows = await database
    .withTables<Schema>()
    .selectFrom('onl_cgform_head')
    .select(['table_name', 'document_hash'])
    .where('del_flag', '!=', 0)
    .where('main_head', '=', id)
    .execute();
  return rows.map((row) => ({ table: row.table_name, documentHash: row.document_hash ?? '' }));
}

/** Stores the field names of the synchronization, unless names are already stored. */
export async function keepFieldNames(
  database: DynamicKysely,
  fields: readonly { id: string; name: string }[],
): Promise<void> {
  for (const { id, name } of fields)
    await database
      .withTables<Schema>()
      .updateTable('onl_cgform_field')
      .set({ db_field_name_old: name })
      .where('id', '=', id)
      .where('db_field_name_old', 'is', null)
      .execute();
}

/** Renames a field of the synchronised form of a table. A name that was changed since the synchronisation stays. */
export async function followFieldName(
  database: DynamicKysely,
  { table, from, to }: { table: string; from: string; to: string },
): Promise<void> {
  const fields = () =>
    database
      .withTables<Schema>()
      .updateTable('onl_cgform_field')
      .where('db_field_name_old', '=', from)
      .where('cgform_head_id', 'in', heads(database).select('id').where('table_name', '=', table));
  await fields().set({ db_field_name: to }).where('db_field_name', '=', from).execute();
  await fields().set({ db_field_name_old: to }).execute();
}

export async function markSynchronised(
  database: DynamicKysely,
  form: { id: string; version: number; path: string | null; documentHash: string },
): Promise<void> {
  await database
    .withTables<Schema>()
    .updateTable('onl_cgform_head')
    .set({
      is_db_synch: 'Y',
      table_version: form.version,
      page_path: form.path,
      document_hash: form.documentHash,
    })
    .where('id', '=', form.id)
    .execute();
  await database
    .withTables<Schema>()
    .updateTable('onl_cgform_field')
    .set(({ ref }) => ({ db_field_name_old: ref('db_field_name') }))
    .where('cgform_head_id', '=', form.id)
    .where('del_flag', '=', 0)
    .execute();
}

/** Marks forms as changed since their publication, together with the main table or sub-tables of each. */
export async function markChanged(database: DynamicKysely, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const mains = heads(database).select('main_head').where('id', 'in', ids);
  await database
    .withTables<Schema>()
    .updateTable('onl_cgform_head')
    .set({ is_db_synch: 'N' })
    .where((where) => where.or([where('id', 'in', ids), where('id', 'in', mains), where('main_head', 'in', ids)]))
    .execute();
}

function heads(database: DynamicKysely) {
  return database.withTables<Schema>().selectFrom('onl_cgform_head').where('del_flag', '=', 0);
}
