import type { ConditionOperator, ConditionRow, FieldChoice } from '../../../../src/engine/sentences/index.ts';

const order = ['<', '<=', '>', '>='] as const;
const equality = ['==', '!='] as const;
const presence = ['filled', 'empty'] as const;

/** Returns the comparisons that make sense for a field. */
export function operatorsFor(field: FieldChoice | undefined): readonly ConditionOperator[] {
  const { type, options } = field ?? {};
  if (type === 'boolean') return presence;
  if (type === 'array') return ['contains', ...presence];
  if (options && options.size > 0) return [...equality, ...presence];
  if (type === 'number' || type === 'integer') return [...equality, ...order, ...presence];
  return [...equality, 'contains', ...order, ...presence];
}

/** Returns the comparison that a new row begins with. */
export function startRow(field: FieldChoice): ConditionRow {
  const [operator = 'filled'] = operatorsFor(field);
  const isChosen = operator === '==' && field.options !== undefined && field.options.size > 0;
  return isChosen
    ? { field: field.path, operator, value: startValue(field) }
    : { field: field.path, operator: 'filled' };
}

/** Returns the initial value of a comparison with a field. */
export function startValue(field: FieldChoice | undefined): string | number | boolean {
  const [option] = field?.options?.keys() ?? [];
  if (option !== undefined) return field?.type === 'number' || field?.type === 'integer' ? Number(option) : option;
  if (field?.type === 'boolean') return true;
  return field?.type === 'number' || field?.type === 'integer' ? 0 : '';
}
