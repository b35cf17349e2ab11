import type { ResolvedModel } from '../../../src/engine/model/index.ts';

export function statesOf({ states }: ResolvedModel): string[] {
  if (!states) return [];
  const { initial, editable, deletable, transitions } = states;
  return [...new Set([initial, ...editable, ...deletable, ...transitions.flatMap(({ from, to }) => [...from, to])])];
}
