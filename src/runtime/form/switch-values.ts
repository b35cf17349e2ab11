import type { ResolvedField } from '../../engine/model/resolved-model.ts';
import type { JsonValue } from '../../schema/json/json-value.ts';

/** What a switch over the field means by on and off where its document does not say: yes and no, 1 and 0, else Y and N. */
export function switchValues(field: Pick<ResolvedField, 'type'>): [on: JsonValue, off: JsonValue] {
  if (field.type === 'boolean') return [true, false];
  return field.type === 'string' || field.type === 'array' ? ['Y', 'N'] : [1, 0];
}
