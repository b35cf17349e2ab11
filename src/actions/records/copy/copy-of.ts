import type { ResolvedModel } from '../../../engine/model/index.ts';
import { markKey, textKey } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/**
 * Returns the values that a copy takes over: fields that users fill in and that need not be unique; lines become new
 * ones.
 */
export function copyOf(record: DataRecord, model: Pick<ResolvedModel, 'fields'>): DataRecord {
  const taken = model.fields.filter((field) => !field.readOnly && !field.secret && field.unique === false);
  const entries = taken.flatMap(({ name, child }) => {
    const value = record[name];
    const own: [string, unknown] = [name, child && Array.isArray(value) ? value.map(asNewLine) : value];
    return [own, ...[textKey(name), markKey(name)].map((key): [string, unknown] => [key, record[key]])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const ownOfRecord = ['id', 'version', 'createBy', 'createTime', 'updateBy', 'updateTime'];

function asNewLine(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return line;
  return Object.fromEntries(Object.entries(line).filter(([key]) => !ownOfRecord.includes(key)));
}
