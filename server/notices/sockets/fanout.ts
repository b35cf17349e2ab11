import { nanoid } from 'nanoid';
import { Client } from 'pg';

import { isRecord } from '../../../src/schema/json/index.ts';
import type { Log } from '../../database/index.ts';
import type { Message } from './channels.ts';

export interface Fanout {
  publish(message: Message): void;
  close(): Promise<void>;
}

/** The embedded database has only one process, so there are no others to inform. */
export const noFanout: Fanout = { publish: () => {}, close: async () => {} };

const notifyChannel = 'pagewright_socket';

/** PostgreSQL accepts payloads below 8,000 bytes. */
const chunkSize = 7_000;

/** The time in milliseconds in which all parts of a message must arrive. */
const waitMs = 10_000;

const pauseMs = 1_000;

type Chunk = { process: string; id: string; index: number; total: number; part: string };

/**
 * Uses LISTEN and NOTIFY of a real PostgreSQL. While its connection is lost, messages reach only the listeners of the
 * same process; clients reload when they reconnect.
 * @param deliver is called with the messages of other processes.
 */
export function postgresFanout(url: string, deliver: (message: Message) => void, log: Log): Fanout {
  const self = nanoid(8);
  const parts = new Map<string, { received: string[]; missing: number }>();
  let client: Client | undefined;
  let closed = false;

  const receive = (payload: string): void => {
    const chunk = readChunk(payload);
    if (!chunk || chunk.process === self) return;
    const { id, index, total, part } = chunk;
    const open = parts.get(id) ?? { received: [], missing: total };
    open.received[index] = part;
    open.missing -= 1;
    if (open.missing > 0) {
      if (!parts.has(id)) setTimeout(() => parts.delete(id), waitMs).unref();
      parts.set(id, open);
      return;
    }
    parts.delete(id);
    const message = readMessage(Buffer.from(open.received.join(''), 'base64').toString('utf8'));
    if (message) deliver(message);
  };

  const listen = async (): Promise<void> => {
    if (closed) return;
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'pagewright-sockets' });
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    next.on('error', (error) => log.warn(`消息通道中断：${error.message}`));
    next.once('end', () => {
      client = undefined;
      if (!closed) setTimeout(() => void listen(), pauseMs).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${notifyChannel}`);
      client = next;
    } catch {
      await next.end().catch(() => undefined);
    }
  };
  const started = listen();

  return {
    publish(message) {
      const whole = Buffer.from(JSON.stringify(message)).toString('base64');
      const total = Math.ceil(whole.length / chunkSize);
      const id = nanoid(10);
      for (let index = 0; index < total; index += 1) {
        const part = whole.slice(index * chunkSize, (index + 1) * chunkSize);
        const chunk: Chunk = { process: self, id, index, total, part };
        client
          ?.query('select pg_notify($1, $2)', [notifyChannel, JSON.stringify(chunk)])
          .catch((error: Error) => log.warn(`消息没有送到其他进程：${error.message}`));
      }
    },
    async close() {
      closed = true;
      await started;
      await client?.end();
    },
  };
}

/** Only our own database user may notify, and still every notification is validated. */
function readChunk(payload: string): Chunk | undefined {
  const value = parse(payload);
  if (!isRecord(value)) return undefined;
  const { process, id, index, total, part } = value;
  const texts = typeof process === 'string' && typeof id === 'string' && typeof part === 'string';
  const numbers = typeof index === 'number' && typeof total === 'number' && index < total && total <= 100;
  return texts && numbers ? { process, id, index, total, part } : undefined;
}

function readMessage(text: string): Message | undefined {
  const value = parse(text);
  if (!isRecord(value) || !Array.isArray(value['channels']) || typeof value['text'] !== 'string') return undefined;
  return { channels: value['channels'].map(String), text: value['text'] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
