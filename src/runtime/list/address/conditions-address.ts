import type { AdvancedLine } from '../../../engine/query/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import { printAdvanced, printSearch } from '../query/index.ts';

/**
 * Returns the search part of the address at which a list shows the records that match the conditions: '' or with its
 * `?`.
 */
export function conditionsAddress(where: Readonly<Record<string, JsonValue>>): string {
  return linesAddress(
    Object.entries(where).map(([field, value]) => {
      return Array.isArray(value)
        ? ({ field, rule: 'in', value: value.join(',') } as const)
        : ({ field, rule: 'eq', value: String(value) } as const);
    }),
  );
}

/** Does the same for lines of an advanced query, all of which must match. */
export function linesAddress(lines: readonly AdvancedLine[]): string {
  const params = new URLSearchParams();
  printAdvanced(params, lines.length === 0 ? undefined : { match: 'and', lines });
  return printSearch(params);
}
