import { say } from '../../locale/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

/** Returns the default on and off values of a switch for the field: true and false, 1 and 0, else Y and N. */
export function switchValues(field: Pick<ResolvedField, 'type'>): [on: JsonValue, off: JsonValue] {
  if (field.type === 'boolean') return [true, false];
  return field.type === 'string' || field.type === 'array' ? ['Y', 'N'] : [1, 0];
}

/**
 * Returns on and off as two choices of a list, for searches that may leave it open; `props` are those of the switch.
 */
export function switchOptions(field: Pick<ResolvedField, 'type'>, props: Record<string, JsonValue>): FieldOption[] {
  const values = Array.isArray(props.values) && props.values.length === 2 ? props.values : switchValues(field);
  const labels = [props.checkedText ?? say('是'), props.uncheckedText ?? say('否')];
  return values.flatMap((value, index) => (typeof value === 'object' ? [] : [{ value, label: String(labels[index]) }]));
}
