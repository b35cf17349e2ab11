import type { JsonValue } from '../../schema/json/index.ts';
import { say } from '../../schema/locale/index.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

/** What a switch over the field means by on and off where its document does not say: yes and no, 1 and 0, else Y and N. */
export function switchValues(field: Pick<ResolvedField, 'type'>): [on: JsonValue, off: JsonValue] {
  if (field.type === 'boolean') return [true, false];
  return field.type === 'string' || field.type === 'array' ? ['Y', 'N'] : [1, 0];
}

/** On and off as two choices of a list, for searches that may leave it open; `props` are the switch's own. */
export function switchOptions(field: Pick<ResolvedField, 'type'>, props: Record<string, JsonValue>): FieldOption[] {
  const values = Array.isArray(props.values) && props.values.length === 2 ? props.values : switchValues(field);
  const labels = [props.checkedText ?? say('是'), props.uncheckedText ?? say('否')];
  return values.flatMap((value, index) => (typeof value === 'object' ? [] : [{ value, label: String(labels[index]) }]));
}
