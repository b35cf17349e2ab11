import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { Runtime } from '../../../runtime/registry/index.ts';
import { tableRequest } from '../../../runtime/table/index.ts';

/** Returns the cache key of a column's options: the column and the value of its parent. */
export function linkedKey({ key }: ResolvedColumn, parent: unknown): string {
  return `${key} ${String(parent)}`;
}

/** Returns true if the column's options can be requested: a child needs its parent's value. */
export function isAskable({ optionsRequest, parentColumn }: ResolvedColumn, parent: unknown): boolean {
  return optionsRequest !== undefined && (parentColumn === undefined || (parent != null && parent !== ''));
}

/**
 * Loads a column's options for a value of its parent.
 * @throws the port's error.
 */
export async function askOptions(
  { optionsRequest }: ResolvedColumn,
  parent: unknown,
  runtime: Runtime,
): Promise<FieldOption[]> {
  if (!optionsRequest) return [];
  return runtime.ports.lookups.options(tableRequest(optionsRequest, parent, runtime));
}
