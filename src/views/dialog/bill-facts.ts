import { fieldsOf, type FieldNode, type ResolvedForm } from '../../engine/form/index.ts';
import type { ResolvedField, ResolvedModel } from '../../engine/model/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

/** Totals that have room beside the buttons. */
const mostTotals = 3;

/** Whether the form writes a bill: it has lines. */
export function isBill({ nodes }: Pick<ResolvedForm, 'nodes'>): boolean {
  return fieldsOf(nodes).some(({ lines }) => lines);
}

/** The fields of a bill's head that are computed numbers, such as its amount; of other forms none. */
export function totalsOf({ nodes }: Pick<ResolvedForm, 'nodes'>): FieldNode[] {
  if (!isBill({ nodes })) return [];
  const isNumber = ({ field: { type } }: FieldNode) => type === 'number' || type === 'integer';
  return fieldsOf(nodes)
    .filter((node) => isNumber(node) && node.field.value !== undefined)
    .slice(0, mostTotals);
}

/** What one calls a bill by and the field of the state that it is in. */
export interface BillHead {
  number: string;
  state?: { field: ResolvedField; value: string; text: string };
}

/** The head of a bill as it was loaded; nothing of a new one. */
export function headOf({ fields, states }: ResolvedModel, record: DataRecord): BillHead {
  const number = record[fields.find(({ numbering }) => numbering)?.name ?? ''];
  const field = states && fields.find(({ name }) => name === states.field);
  const value = field && record[field.name];
  const text = field && (record[`${field.name}_dictText`] ?? value);
  return {
    number: typeof number === 'string' ? number : '',
    ...(field && typeof value === 'string' && typeof text === 'string' && { state: { field, value, text } }),
  };
}
