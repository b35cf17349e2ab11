import type { DynamicKysely } from '../../database/index.ts';
import { nameInLog, notFound, Refusal, type Call, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { mayChange, platformOnly, seenBy } from '../../tenancy/index.ts';
import type { Holder } from './grant-holders.ts';

const nameColumns = { role: 'role_name', department: 'depart_name', departmentRole: 'role_name' } as const;

const tables = { role: 'sys_role', department: 'sys_depart', departmentRole: 'sys_depart_role' } as const;

/** Returns the id of a role or department if the person can see it, otherwise an empty text. */
export async function knownHolder(
  database: DynamicKysely,
  person: Person,
  holder: Holder,
  id: string,
): Promise<string> {
  const row = await rowOf(database, person, holder, id);
  return row ? id : '';
}

export async function refuseForeignHolder(
  database: DynamicKysely,
  person: Person,
  holder: Holder,
  id: string,
): Promise<void> {
  const row = await rowOf(database, person, holder, id);
  if (!row) throw notFound();
  if (!mayChange(person, Number(row['tenant_id']))) throw new Refusal(say(platformOnly));
}

export async function holderName(database: DynamicKysely, holder: Holder, id: string): Promise<string | undefined> {
  const rows = database.selectFrom(tables[holder]).select(nameColumns[holder]).where('id', '=', id);
  const name = (await rows.executeTakeFirst())?.[nameColumns[holder]];
  return typeof name === 'string' ? name : undefined;
}

export async function nameHolder(call: Call, database: DynamicKysely, holder: Holder, id: string): Promise<void> {
  const name = await holderName(database, holder, id);
  nameInLog(call, [{ name, id }]);
}

function rowOf(database: DynamicKysely, person: Person, holder: Holder, id: string) {
  const rows = database.selectFrom(tables[holder]).select('tenant_id').where('id', '=', id);
  return rows.where('del_flag', '=', 0).where(seenBy(person, tables[holder])).executeTakeFirst();
}

/** @throws Refusal if the person may not change objects that all tenants share, e.g. the menu. */
export function refuseSharedChange(person: Person): void {
  if (!mayChange(person, 0)) throw new Refusal(say(platformOnly));
}
