import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SessionSchema } from '../tables.ts';

/** The questions of an address within a time in milliseconds: as many as a person needs to fill in a form. */
const limits = { questions: 30, milliseconds: 600_000 };

/**
 * Counts a question of an unauthenticated client whose answer reveals users: if a name is free, or who has a telephone
 * number. It is counted in the database, for all server processes.
 * @throws Refusal for an address that asks faster than a person types.
 */
export async function countOpenQuestion(database: DynamicKysely, address: string): Promise<void> {
  const db = database.withTables<SessionSchema>();
  const since = String(Date.now() - limits.milliseconds);
  await db.deleteFrom('sys_open_question').where('asked_at', '<', since).execute();
  await db.insertInto('sys_open_question').values({ id: nanoid(), address, asked_at: Date.now() }).execute();
  const ofAddress = db.selectFrom('sys_open_question').where('address', '=', address);
  const row = await ofAddress.select((build) => build.fn.countAll<string>().as('questions')).executeTakeFirst();
  if (Number(row?.questions ?? 0) > limits.questions) throw new Refusal(say('操作过于频繁，请 10 分钟后再试。'));
}
