import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely, Log } from '../../database/index.ts';
import { SendFailure, type Channel } from './channels.ts';
import type { MessageType } from './queue.ts';
import type { MessageSchema } from './tables.ts';

/** The milliseconds before each retry; after the last one a message is given up. */
export const pauses = [60_000, 300_000, 1_800_000, 7_200_000, 28_800_000] as const;

/**
 * The time in milliseconds for which a message in delivery is reserved; if its process has ended by then, another one
 * takes it.
 */
const lease = 300_000;

const most = 20;

export type Channels = Partial<Record<MessageType, Channel>>;

interface Due {
  id: string;
  es_title: string | null;
  es_type: string | null;
  es_receiver: string | null;
  es_content: string | null;
  es_send_num: string | number | null;
}

export async function deliverDue(
  { database, channels }: { database: DynamicKysely; channels: Channels },
  now = Date.now(),
): Promise<number> {
  const due = await take(database, now);
  for (const message of due) await keep(database, message, await send(channels, message), now);
  return due.length;
}

function take(database: DynamicKysely, now: number): Promise<Due[]> {
  const db = database.withTables<MessageSchema>();
  const due = db
    .selectFrom('sys_sms')
    .select('id')
    .where('es_send_status', 'in', ['0', '2'])
    .where('next_time', '<=', now)
    .where('del_flag', '=', 0)
    .orderBy('next_time')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('sys_sms')
    .set({ next_time: now + lease })
    .where('id', 'in', due)
    .returning(['id', 'es_title', 'es_type', 'es_receiver', 'es_content', 'es_send_num'])
    .execute();
}

type Outcome = { answer: string } | { failure: string; final: boolean };

async function send(channels: Channels, message: Due): Promise<Outcome> {
  const type = (['1', '2', '4'] as const).find((each) => each === message.es_type);
  const channel = type && channels[type];
  if (!channel) return { failure: '这种发送方式没有设置，请联系管理员', final: false };
  const { id, es_title: title, es_content: content, es_receiver: receiver } = message;
  try {
    return { answer: await channel({ id, title: title ?? '', content: content ?? '', receiver: receiver ?? '' }) };
  } catch (error) {
    if (error instanceof SendFailure) return { failure: error.message, final: error.final };
    return { failure: error instanceof Error ? error.message : String(error), final: false };
  }
}

async function keep(database: DynamicKysely, { id, es_send_num: before }: Due, outcome: Outcome, now: number) {
  const tries = Number(before ?? 0) + 1;
  const pause = pauses[tries - 1];
  const isGivenUp = 'failure' in outcome && (outcome.final || pause === undefined);
  await database
    .withTables<MessageSchema>()
    .updateTable('sys_sms')
    .set({
      es_send_status: 'answer' in outcome ? '1' : isGivenUp ? '-1' : '2',
      es_send_num: tries,
      es_send_time: formatDate(new Date(now), DATE_TIME),
      es_result: ('answer' in outcome ? outcome.answer : outcome.failure).slice(0, 500),
      next_time: now + (pause ?? 0),
    })
    .where('id', '=', id)
    .execute();
}

export interface Delivery {
  wake(): void;
  close(): Promise<void>;
}

const look = 5_000;

export function startDelivery(parts: { database: DynamicKysely; channels: Channels; log: Log }): Delivery {
  let underWay: Promise<void> | undefined;
  let isClosed = false;
  const run = async (): Promise<void> => {
    try {
      const count = await deliverDue(parts);
      if (count === most && !isClosed) await run();
    } catch (error) {
      if (!isClosed) parts.log.warn(`消息没有发出：${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const wake = (): void => {
    if (isClosed) return;
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
  };
  const timer = setInterval(wake, look).unref();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
