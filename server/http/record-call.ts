import { type RecordContext, RecordRefusal } from '../records/index.ts';
import type { Person } from './person.ts';
import { forbidden, Refusal } from './refusal.ts';

/** Who calls, as the record engine knows him. */
export function recordContextOf({ id, username, orgCode, tenantId, permissions }: Person): RecordContext {
  return { user: { id, username, orgCode, tenantId }, permissions };
}

/** Throws the engine's refusals in the words of the envelope, and what else there is as it is. */
export function refuseRecord(error: unknown): never {
  if (!(error instanceof RecordRefusal)) throw error;
  if (error.kind === 'forbidden') throw forbidden();
  const { message, problems, current } = error;
  if (error.kind === 'conflict' && current) {
    const { updateBy, updateTime } = current;
    throw new Refusal(message, { code: 409, result: { current, updateBy, updateTime } });
  }
  throw new Refusal(message, { result: problems.length > 0 ? { problems } : null });
}
