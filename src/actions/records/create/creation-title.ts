import type { ResolvedCreation, ResolvedModel } from '../../../engine/model/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/** Returns the title of a creation from a record, e.g. 生成出库单 · SO202611240009. */
export function creationTitle({ title }: ResolvedCreation, model: ResolvedModel, record: DataRecord): string {
  const name = recordName(model, record);
  return name === '' ? title : `${title} · ${name}`;
}

/** Returns the label of a record; '' if it has none. */
export function recordName({ label }: ResolvedModel, record: DataRecord): string {
  const name = record[`${label}_dictText`] ?? record[label];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
