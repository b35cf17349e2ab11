import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { Runtime } from '../../../runtime/registry/index.ts';
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
  runtime: Runtime,
): Promise<FieldOption[]> {
  if (!optionsRequest) return [];
  return runtime.ports.lookups.options(tableRequest(optionsRequest, parent, runtime));
}
