import type { ResolvedList } from '../list/index.ts';
import { findField } from '../model/index.ts';
import type { PickerTree } from '../trees/index.ts';

/**
 * The list with a node of the tree beside it as a condition: on a field, the node and all that is below it, or (`equals`)
 * the node alone; on a parameter of the list's address, the node as the call understands it, or (`within`) all below too.
 */
export function withNode(list: ResolvedList, { by, mode }: PickerTree & { by: string }, node: string): ResolvedList {
  if (findField(list.model.fields, by))
    return { ...list, where: { ...list.where, [by]: mode === 'equals' ? node : { within: node } } };
  return { ...list, params: { ...list.params, [mode === 'within' ? `${by}_within` : by]: node } };
}
