import { say } from '../../locale/index.ts';
import { toPointer, type JsonObject } from '../../schema/json/index.ts';
import type { ExchangeReport } from './exchange-report.ts';
import type { ForeignFormat } from './widgets/index.ts';

/** Tracks which members of a foreign form's part are used; the rest is kept with the node and reported. */
export interface RemainingMembers {
  take(...keys: string[]): void;
  /** Keeps a member, and reports `message` instead of the default reason. */
  keep(key: string, message?: string): void;
  origin(): JsonObject | undefined;
}

/** Tracks the members of `part` at `pointer` that are not taken; members in `silent` are kept without a report. */
export function remainingMembers(
  part: JsonObject,
  pointer: string,
  format: ForeignFormat,
  told: ExchangeReport[],
  silent: ReadonlySet<string> = new Set(),
): RemainingMembers {
  const taken = new Set<string>();
  const reasons = new Map<string, string>();
  return {
    take(...keys) {
      for (const key of keys) taken.add(key);
    },
    keep(key, message) {
      taken.delete(key);
      if (message !== undefined) reasons.set(key, message);
    },
    origin() {
      const rest = Object.entries(part).filter(([key]) => !taken.has(key));
      for (const [key] of rest) {
        const message = reasons.get(key) ?? say('“{key}”在这里不起作用。', { key });
        if (!silent.has(key)) told.push({ became: 'kept', pointer: pointer + toPointer([key]), message });
      }
      return rest.length > 0 ? { format, kept: Object.fromEntries(rest) } : undefined;
    },
  };
}

/** Returns the node with the members that were kept. */
export function withOrigin(node: JsonObject, origin: JsonObject | undefined): JsonObject {
  return origin ? { ...node, 'x-origin': origin } : node;
}
