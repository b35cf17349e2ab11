import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

import { readNumber, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

/** A failure is an envelope with a message, and therefore much shorter than this. */
const longest = 65_536;

/**
 * Reads a response that is a failure as a whole; any other response stays an untouched stream.
 * @returns the code and message of the envelope, or of Spring's own response; undefined if it is not a failure.
 */
export async function readFailure(answer: IncomingMessage): Promise<{ code: number; message: string } | undefined> {
  if (!/json/.test(answer.headers['content-type'] ?? '') || answer.headers['content-encoding']) return undefined;
  if (!answer.readableEnded && answer.readableLength === 0)
    await Promise.race([once(answer, 'readable'), once(answer, 'end')]);
  const chunk: unknown = answer.read();
  if (!Buffer.isBuffer(chunk)) return undefined;
  const text = chunk.length <= longest ? chunk.toString('utf8') : '';
  const isFailure = /"success"\s*:\s*false/.test(text.slice(0, 20)) || /^\{"(code|timestamp)"/.test(text);
  const envelope = isFailure ? parsed(text) : undefined;
  answer.unshift(chunk);
  if (!isJsonObject(envelope) || envelope['success'] === true) return undefined;
  return { code: readNumber(envelope['code']) ?? 0, message: readString(envelope['message']) ?? '' };
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
