import type { ResolvedField } from '../../../src/engine/model/index.ts';

/** The type of a field in the back end's entity, as far as its query language depends on it. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime';

export function kindOf({ type, format }: Pick<ResolvedField, 'type' | 'format'>): FieldKind {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type === 'string' && format === 'date') return 'date';
  return type === 'string' && format === 'date-time' ? 'datetime' : 'text';
}
