import { type FieldNode, fieldsOf, type ResolvedForm } from '../../engine/form/index.ts';
import type { ResolvedModel } from '../../engine/model/index.ts';
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

/** What one calls a bill by and the state that it is in, as they were loaded; nothing of a new one. */
export function headOf({ fields, states }: ResolvedModel, record: DataRecord): { number: string; state: string } {
  const number = record[fields.find(({ numbering }) => numbering)?.name ?? ''];
  const state = states ? (record[`${states.field}_dictText`] ?? record[states.field]) : undefined;
  return { number: typeof number === 'string' ? number : '', state: typeof state === 'string' ? state : '' };
}
