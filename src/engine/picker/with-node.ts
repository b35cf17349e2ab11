import type { ResolvedList } from '../list/index.ts';
import { findField } from '../model/index.ts';
import type { PickerTree } from '../trees/tree-source.ts';

/**
 * Adds the chosen node of a tree to the conditions of a list. On a field it finds the node and its descendants, or with
 * `equals` the node alone; a parameter of the list's address gets the node alone, or with `within` its descendants too.
 */
export function withNode(list: ResolvedList, { by, mode }: PickerTree & { by: string }, node: string): ResolvedList {
  if (findField(list.model.fields, by))
    return { ...list, where: { ...list.where, [by]: mode === 'equals' ? node : { within: node } } };
  return { ...list, params: { ...list.params, [mode === 'within' ? `${by}_within` : by]: node } };
}
