import type { ResolvedModel } from '../../../src/engine/model/index.ts';

/** Returns the states of a model, the initial one first. */
export function statesOf({ states }: ResolvedModel): string[] {
  if (!states) return [];
  const { initial, editable, deletable, transitions } = states;
  return [...new Set([initial, ...editable, ...deletable, ...transitions.flatMap(({ from, to }) => [...from, to])])];
}
