import { toFieldValue, type RecordValues } from '../../../src/engine/bill/index.ts';
import { defaultValue } from '../../../src/engine/model/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { UnitOfWork } from '../call/index.ts';
import { acceptValues, type StoredModel } from '../tables/index.ts';

const valuesByModel = oncePerObject<UnitOfWork, Map<StoredModel, RecordValues>>(() => new Map());

/** Returns the values of a new record before input: defaults, the initial state, rollups over no records. */
export function initialValues(unit: UnitOfWork, stored: StoredModel): RecordValues {
  const inCall = valuesByModel(unit);
  const values = inCall.get(stored) ?? valuesOf(unit, stored);
  inCall.set(stored, values);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ownCopy(value)]));
}

function ownCopy(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}

function valuesOf({ context, now }: UnitOfWork, { model }: StoredModel): RecordValues {
  const { states } = model;
  const about = { now, user: context.user };
  const values = model.fields.flatMap((field): [string, unknown][] => {
    if (field.child) return [];
    if (field.rollup) return [[field.name, toFieldValue(field, 0)]];
    const value = defaultValue(field, about) ?? null;
    return [[field.name, acceptValues([field], { [field.name]: value })[field.name] ?? null]];
  });
  return { ...Object.fromEntries(values), ...(states ? { [states.field]: states.initial } : {}) };
}
