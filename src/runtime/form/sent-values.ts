import type { NodeState, ResolvedForm } from '../../engine/form/resolved-form.ts';
import type { DataRecord } from '../data/ports.ts';
import { fieldsOf } from './form-nodes.ts';
import { removeAt } from './record-paths.ts';

/**
 * What a save sends: the values without those of fields that are not visible (a `hidden` field's value is kept and
 * sent), and without the texts (`<field>_dictText`) that the server put beside them. Keys without a field (`id`,
 * `version`) stay. `values` is not changed.
 */
export function sentValues(
  form: ResolvedForm,
  values: DataRecord,
  stateOf: (address: string) => NodeState | undefined,
): DataRecord {
  const sent = withoutTexts(values);
  for (const { path, address } of fieldsOf(form.nodes)) if (stateOf(address)?.visible === false) removeAt(sent, path);
  return sent;
}

/** True where both say the same to a save: null, undefined, '' and a missing key are one and the same. */
export function saysTheSame(left: unknown, right: unknown): boolean {
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (typeof left !== 'object' || typeof right !== 'object') return Object.is(left, right);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => saysTheSame(Reflect.get(left, key), Reflect.get(right, key)));
}

function isNothing(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/** The record without the texts that the server put beside values, at any depth. */
export function withoutTexts(record: DataRecord): DataRecord {
  const entries = Object.entries(record).filter(([key]) => !key.endsWith('_dictText'));
  return Object.fromEntries(entries.map(([key, value]) => [key, copyOf(value)]));
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return typeof value === 'object' && value !== null ? withoutTexts(value as DataRecord) : value;
}
