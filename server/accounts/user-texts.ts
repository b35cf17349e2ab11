import { groupBy, type DynamicKysely } from '../database/index.ts';
import { seenBy, type Viewer } from '../tenancy/index.ts';
import { userDepartments } from './user-departments.ts';

/**
 * Adds to users the names of all their departments, of those they lead and of their positions, in at most three
 * queries.
 */
export async function addUserTexts(
  database: DynamicKysely,
  users: readonly Record<string, unknown>[],
  viewer: Viewer,
): Promise<void> {
  const led = users.flatMap((user) => partsOf(user['departIds']));
  const [departments, names, positions] = await Promise.all([
    departmentNames(
      database,
      users.map(({ id }) => String(id)),
      viewer,
    ),
    namesOf(database, { table: 'sys_depart', key: 'id', name: 'depart_name' }, led, viewer),
    namesOf(
      database,
      { table: 'sys_position', key: 'code', name: 'name' },
      users.flatMap((user) => partsOf(user['post'])),
      viewer,
    ),
  ]);
  for (const user of users) {
    user['orgCodeTxt'] = (departments.get(String(user['id'])) ?? []).join(',');
    user['departIds_dictText'] = translated(user['departIds'], names);
    user['post_dictText'] = translated(user['post'], positions);
  }
}

export async function departmentNames(
  database: DynamicKysely,
  userIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string, string[]>> {
  const byUser = groupBy(await userDepartments(database, userIds, viewer), (row) => row.user_id);
  return new Map([...byUser].map(([id, own]) => [id, own.map((row) => row.depart_name)]));
}

interface NamedTable {
  table: 'sys_depart' | 'sys_position';
  key: string;
  name: string;
}

async function namesOf(
  database: DynamicKysely,
  { table, key, name }: NamedTable,
  values: readonly string[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(values)].slice(0, 10_000);
  if (wanted.length === 0) return new Map();
  const rows = await database
    .selectFrom(table)
    .select([key, name])
    .where(key, 'in', wanted)
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, table))
    .execute();
  return new Map(rows.map((row) => [String(row[key]), String(row[name])]));
}

function partsOf(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').filter((part) => part !== '') : [];
}

/** Translates a comma list part by part; unknown parts stay unchanged (docs/jeecgboot.md, Query language). */
function translated(value: unknown, names: ReadonlyMap<string, string>): string | null {
  const parts = partsOf(value);
  return parts.length === 0 ? null : parts.map((part) => names.get(part) ?? part).join(',');
}
