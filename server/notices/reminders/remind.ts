import { scopeOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel, ResolvedReminder } from '../../../src/engine/model/index.ts';
import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import {
  evaluateExpression,
  ExpressionError,
  extractTemplate,
  fillText,
} from '../../../src/schema/expressions/index.ts';
import { idOf, type DynamicKysely, type Log } from '../../database/index.ts';
import type { RecordEngine } from '../../records/index.ts';
import { keepSystemNotice, pushSystemNotice, type NoticeSockets, type SystemNotice } from '../send-notices.ts';
import { receiversOf } from './receivers.ts';
import type { ReminderSchema } from './tables.ts';

export type PageOf = (model: string, record: RecordValues) => string | undefined;

export interface ReminderParts {
  database: DynamicKysely;
  sockets: NoticeSockets;
  engine: RecordEngine;
  models: () => ReadonlyMap<string, ResolvedModel>;
  pageOf: PageOf;
  mayList: (user: string, about: { model: ResolvedModel; record: string; tenantId: number }) => Promise<boolean>;
  log: Log;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  clock?: () => string;
}

const most = 1_000_000;

/**
 * Sends the reminders of a model's records whose conditions hold, each once.
 * @param since if given, only records that were written since then are checked.
 * @returns the number of sent reminders.
 */
export async function remindOfModel(parts: ReminderParts, model: ResolvedModel, since?: string): Promise<number> {
  const reminders = (model.reminders ?? []).filter(({ on }) => since === undefined || on === 'change');
  if (reminders.length === 0) return 0;
  let count = 0;
  for (const tenantId of await tenantsOf(parts.database, model))
    for (const params of since === undefined ? [{}] : [{ createTime_begin: since }, { updateTime_begin: since }])
      for await (const records of parts.engine.pages(model.id, { params, most, lines: true }, asSystem(tenantId)))
        for (const reminder of reminders) count += await remindOf(parts, { model, reminder, tenantId }, records);
  return count;
}

interface About {
  model: ResolvedModel;
  reminder: ResolvedReminder;
  tenantId: number;
}

async function remindOf(parts: ReminderParts, about: About, records: readonly RecordValues[]): Promise<number> {
  const { database } = parts;
  const { model, reminder } = about;
  const due = records.filter((record) => holdsFor(parts, about, record));
  if (due.length === 0) return 0;
  const known = await database
    .withTables<ReminderSchema>()
    .selectFrom('sys_reminder')
    .select('record_id')
    .where('model_id', '=', model.id)
    .where('name', '=', reminder.name)
    .where('record_id', 'in', due.map(idOfRecord))
    .execute();
  const sent = new Set(known.map((row) => row.record_id));
  let count = 0;
  for (const record of due) if (!sent.has(idOfRecord(record)) && (await remindOnce(parts, about, record))) count += 1;
  return count;
}

async function remindOnce(parts: ReminderParts, { model, reminder, tenantId }: About, record: RecordValues) {
  const { database, sockets, pageOf } = parts;
  const id = idOfRecord(record);
  const users: string[] = [];
  for (const user of await receiversOf(database, reminder, record, tenantId))
    if (await parts.mayList(user, { model, record: id, tenantId })) users.push(user);
  if (users.length === 0) return false;
  const page = pageOf(model.id, record);
  const notice: SystemNotice = {
    tenantId,
    users,
    priority: reminder.priority,
    title: textOf(parts, model, reminder.title, record),
    text: textOf(parts, model, reminder.text, record),
    busType: `${model.id}:${reminder.name}`,
    busId: id,
    ...(page !== undefined && { openType: 'component' as const, openPage: page }),
  };
  const kept = await database.transaction().execute(async (transaction) => {
    const mine = await claim(transaction, model.id, reminder.name, id, parts.clock?.());
    return mine ? keepSystemNotice(transaction, notice) : undefined;
  });
  if (kept === undefined) return false;
  pushSystemNotice(sockets, kept, notice);
  return true;
}

/** Stores that a reminder is sent. Returns `false` if it was stored before. */
export async function claim(
  database: DynamicKysely,
  model: string,
  name: string,
  record: string,
  now = formatDate(new Date(), DATE_TIME),
): Promise<boolean> {
  const made = await database
    .withTables<ReminderSchema>()
    .insertInto('sys_reminder')
    .values({
      id: idOf(`reminder ${model} ${name} ${record}`),
      model_id: model,
      record_id: record,
      name,
      sent_time: now,
    })
    .onConflict((conflict) => conflict.columns(['model_id', 'name', 'record_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** If a condition cannot be evaluated, it counts as false and the reason is logged. */
function holdsFor({ models, clock, log }: ReminderParts, { model, reminder }: About, record: RecordValues): boolean {
  const expression = extractTemplate(reminder.when);
  if (expression === undefined) return false;
  try {
    return Boolean(
      evaluateExpression(
        expression,
        scopeOf(model, record, { models: models(), now: daysLater(timeOf(clock), reminder.ahead) }),
      ),
    );
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    log.warn(`模型 ${model.id} 的提醒 ${reminder.name} 算不出来：${error.message}`);
    return false;
  }
}

function textOf({ models, clock }: ReminderParts, model: ResolvedModel, text: string, record: RecordValues): string {
  try {
    return fillText(text, scopeOf(model, record, { models: models(), now: timeOf(clock) }));
  } catch (error) {
    if (error instanceof ExpressionError) return text;
    throw error;
  }
}

function daysLater(now: string, days: number): string {
  if (days === 0) return now;
  const day = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return `${day.toISOString().slice(0, 10)}${now.slice(10)}`;
}

function timeOf(clock: ReminderParts['clock']): string {
  return clock?.() ?? formatDate(new Date(), DATE_TIME);
}

function idOfRecord(record: RecordValues): string {
  return String(record['id'] ?? '');
}

/** Returns the tenants that have records of a model; 0 for a shared model. */
async function tenantsOf(database: DynamicKysely, { table, shared }: ResolvedModel): Promise<number[]> {
  if (shared) return [0];
  const rows = await database.selectFrom(table).select('tenant_id').distinct().execute();
  return rows.map((row) => Number(row['tenant_id']));
}

function asSystem(tenantId: number) {
  return {
    user: { id: 'system', username: 'system', orgCode: null, tenantId },
    permissions: { has: () => true },
  };
}
