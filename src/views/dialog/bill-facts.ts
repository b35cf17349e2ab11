import { fieldsOf, type FieldNode, type ResolvedForm } from '../../engine/form/index.ts';
import type { ResolvedField, ResolvedModel } from '../../engine/model/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

const mostTotals = 3;

/** Returns true if the form writes a bill: it has lines. */
export function isBill({ nodes }: Pick<ResolvedForm, 'nodes'>): boolean {
  return fieldsOf(nodes).some(({ lines }) => lines);
}

/** Returns the computed number fields of a bill's head, such as its amount; none for other forms. */
export function totalsOf({ nodes }: Pick<ResolvedForm, 'nodes'>): FieldNode[] {
  if (!isBill({ nodes })) return [];
  const isNumber = ({ field: { type } }: FieldNode) => type === 'number' || type === 'integer';
  return fieldsOf(nodes)
    .filter((node) => isNumber(node) && node.field.value !== undefined)
    .slice(0, mostTotals);
}

/** The number of a bill, and the field of its state. */
export interface BillHead {
  number: string;
  state?: { field: ResolvedField; value: string; text: string };
}

/** Reads the head of a bill from its loaded record; undefined for a new one. */
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
