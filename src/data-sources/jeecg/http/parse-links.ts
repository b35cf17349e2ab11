import type { RecordLink } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/** Parses the links of an answer; invalid ones are left out. */
export function parseLinks(value: unknown): RecordLink[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ text, document, record, where }): RecordLink[] => {
    if (typeof text !== 'string' || typeof document !== 'string') return [];
    const conditions = isRecord(where) ? conditionsOf(where) : undefined;
    const place = { ...(typeof record === 'string' && { record }), ...(conditions && { where: conditions }) };
    return [{ text, document, ...place }];
  });
}

function conditionsOf(where: Record<string, unknown>): NonNullable<RecordLink['where']> {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === 'string') return [[name, value]];
      return Array.isArray(value) ? [[name, value.filter((one) => typeof one === 'string')]] : [];
    }),
  );
}
