import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import type { Person } from '../../http/index.ts';
import type { RecordEngine } from '../record-operations.ts';
import { contextOfPerson } from './record-context-of.ts';

export type AccountNames = (
  person: Person,
  accounts: readonly (string | null)[],
) => Promise<ReadonlyMap<string | null, string>>;

/** Creates a lookup of names. It omits accounts without a user, and users that the caller's data rules hide. */
export function accountNames(database: DynamicKysely, engine: Pick<RecordEngine, 'shownRows'>): AccountNames {
  return async (person, accounts) => {
    const wanted = [...new Set(accounts)].filter((account) => account !== null && account !== '');
    if (wanted.length === 0) return new Map();
    const shown = engine.shownRows('system/user', contextOfPerson(person));
    const users = database
      .withTables<AccountSchema>()
      .selectFrom('sys_user')
      .select(['username', 'realname'])
      .where('username', 'in', wanted);
    const rows = await (shown ? users.where(shown) : users).execute();
    return new Map(rows.flatMap(({ username, realname }) => (realname ? [[username, realname] as const] : [])));
  };
}
