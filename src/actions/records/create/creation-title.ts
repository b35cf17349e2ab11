import type { ResolvedCreation, ResolvedModel } from '../../../engine/model/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/** What a creation does to which record, e.g. 生成出库单 · SO202611240009. */
export function creationTitle({ title }: ResolvedCreation, model: ResolvedModel, record: DataRecord): string {
  const name = recordName(model, record);
  return name === '' ? title : `${title} · ${name}`;
}

/** What one calls a record by; '' where it has no name. */
export function recordName({ label }: ResolvedModel, record: DataRecord): string {
  const name = record[`${label}_dictText`] ?? record[label];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
