import { say } from '../../locale/index.ts';
import { refused, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { aggregateRecords } from './aggregate-records.ts';
import type { QueryParameters } from './list-records.ts';

export interface RecordTotals {
  sum: string | null;
  average: string | null;
}

export async function totalRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  params: QueryParameters,
  fields: readonly string[],
): Promise<Record<string, RecordTotals>> {
  const isNumber = (name: string) =>
    stored.model.fields.some((field) => {
      return field.name === name && (field.type === 'number' || field.type === 'integer') && !field.secret;
    });
  if (!fields.every(isNumber)) throw refused(say('参数 totals 应是数字字段的名称，用逗号隔开'));
  const measures = fields.flatMap((field) => [
    { name: `${field}.sum`, verb: 'sum' as const, field },
    { name: `${field}.average`, verb: 'average' as const, field },
  ]);
  const [found = {}] = await aggregateRecords(unit, stored, params, { group: [], measures, limit: 1 });
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return Object.fromEntries(
    fields.map((field) => [field, { sum: text(found[`${field}.sum`]), average: text(found[`${field}.average`]) }]),
  );
}
