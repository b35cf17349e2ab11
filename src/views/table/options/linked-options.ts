import { isPlainObject } from 'es-toolkit';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { RequestsPort } from '../../../runtime/ports/index.ts';
import { askTableRequest } from '../../../runtime/table/index.ts';

/** What options of a column depend on: the column and the value of its parent. */
export function linkedKey({ key }: ResolvedColumn, parent: unknown): string {
  return `${key} ${String(parent)}`;
}

/** Whether the column's options can be asked for: a child without a parent's value has none. */
export function isAskable({ optionsRequest, parentColumn }: ResolvedColumn, parent: unknown): boolean {
  return optionsRequest !== undefined && (parentColumn === undefined || (parent != null && parent !== ''));
}

/** Asks for a column's options by the value of its parent. Throws what the port throws. */
export async function askOptions(
  { optionsRequest }: ResolvedColumn,
  parent: unknown,
  requests: RequestsPort,
): Promise<FieldOption[]> {
  if (!optionsRequest) return [];
  return optionsFrom(await askTableRequest(optionsRequest, parent, requests));
}

/** Options of an answer: a list, or a page of records, whose values and texts go by one of the contract's names. */
function optionsFrom(result: unknown): FieldOption[] {
  const list = isPlainObject(result) ? result['records'] : result;
  if (!Array.isArray(list)) return [];
  return list.filter(isPlainObject).flatMap((item) => {
    const value = item['value'] ?? item['key'] ?? item['id'] ?? item['code'];
    const label = item['text'] ?? item['label'] ?? item['title'] ?? item['name'] ?? value;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [{ value, label: String(label), ...(item['disabled'] === true && { disabled: true }) }];
  });
}
