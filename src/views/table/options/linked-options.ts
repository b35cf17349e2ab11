import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { LookupsPort } from '../../../runtime/ports/index.ts';
import { tableRequest } from '../../../runtime/table/index.ts';

/** What options of a column depend on: the column and the value of its parent. */
export function linkedKey({ key }: ResolvedColumn, parent: unknown): string {
  return `${key} ${String(parent)}`;
}

/** Whether the column's options can be asked for: a child without a parent's value has none. */
export function isAskable({ optionsRequest, parentColumn }: ResolvedColumn, parent: unknown): boolean {
  return optionsRequest !== undefined && (parentColumn === undefined || (parent != null && parent !== ''));
}

/** Loads a column's options for a value of its parent. Throws what the port throws. */
export async function askOptions(
  { optionsRequest }: ResolvedColumn,
  parent: unknown,
  lookups: LookupsPort,
): Promise<FieldOption[]> {
  if (!optionsRequest) return [];
  return lookups.options(tableRequest(optionsRequest, parent));
}
