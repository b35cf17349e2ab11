import { isRecord } from '../../../schema/json/index.ts';

/** Returns the number of records in an answer (`count`); 0 if it has none. */
export function countIn(result: unknown): number {
  const count = isRecord(result) ? Number(result.count) : 0;
  return Number.isFinite(count) ? count : 0;
}
