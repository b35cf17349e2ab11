import type { DynamicKysely } from '../../database/index.ts';

export const dataSourceModel = 'system/data-source';

type Schema = {
  sys_data_source: {
    id: string;
    code: string;
    name: string;
    db_url: string;
    db_username: string;
    /** Encrypted. */
    db_password: string | null;
    del_flag: number;
  };
};

/** Returns all data sources as options. */
export async function dataSourceOptions(database: DynamicKysely) {
  const rows = await sources(database).select(['code', 'name']).orderBy('code').limit(1_000).execute();
  return rows.map(({ code, name }) => ({ value: code, label: name, text: name, title: name }));
}

/** Reads the address, the user and the encrypted password of a stored source, for a connection test. */
export async function readStored(database: DynamicKysely, id: string) {
  return sources(database).select(['db_url', 'db_username', 'db_password']).where('id', '=', id).executeTakeFirst();
}

function sources(database: DynamicKysely) {
  return database.withTables<Schema>().selectFrom('sys_data_source').where('del_flag', '=', 0);
}
