import type { FieldTotals } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/** Parses the totals of those fields; a value that is not the text of a number becomes null. */
export function parseTotals(result: unknown, fields: readonly string[]): Record<string, FieldTotals> {
  const answer = isRecord(result) ? result : {};
  const text = (value: unknown) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null);
  return Object.fromEntries(
    fields.map((field) => {
      const totals = answer[field];
      return [field, isRecord(totals) ? { sum: text(totals['sum']), average: text(totals['average']) } : none];
    }),
  );
}

const none: FieldTotals = { sum: null, average: null };
