import { Refusal, type Call, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordContext } from '../call/index.ts';

/**
 * Creates the record engine's context for the caller of a request.
 * @throws Refusal for an idempotency key of the wrong form.
 */
export function contextOf(call: Call): RecordContext {
  return { ...contextOfPerson(call.person()), signal: call.signal, idempotencyKey: readIdempotencyKey(call) };
}

/** Creates the record engine's context for a person without a request. */
export function contextOfPerson(person: Person): RecordContext {
  const { id, username, realname, orgCode, tenantId, permissions, conditions, platform } = person;
  return { user: { id, username, realname, orgCode, tenantId }, permissions, conditions, platform };
}

function readIdempotencyKey({ request }: Call): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new Refusal(say('请求头 Idempotency-Key 应是 1 至 128 个可见的英文字符。'));
}
