import type { FieldOption } from '../../../engine/model/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/** Parses the options of an answer: a list or a page of items. Value and text of an item have one of several names. */
export function readOptions(result: unknown): FieldOption[] {
  const items = isRecord(result) ? result.records : result;
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).flatMap((item) => {
    const value = item.value ?? item.key ?? item.id ?? item.code;
    const label = item.text ?? item.label ?? item.title ?? item.name ?? value;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [{ value, label: String(label), ...(item.disabled === true && { disabled: true }) }];
  });
}
