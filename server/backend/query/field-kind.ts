import type { ResolvedField } from '../../../src/engine/model/index.ts';

/** How the entity of a back end holds a field, as far as its query language depends on it. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime';

/** The kind of a field by its type and format. */
export function kindOf({ type, format }: Pick<ResolvedField, 'type' | 'format'>): FieldKind {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type === 'string' && format === 'date') return 'date';
  return type === 'string' && format === 'date-time' ? 'datetime' : 'text';
}
