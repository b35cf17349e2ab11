import type { FieldNode, NodeState } from '../../../engine/form/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { FieldProblems } from './problem-store.ts';

/** The state of a field in addition to Formily's. */
export interface FieldData extends Pick<FieldProblems, 'inside' | 'insideFromServer' | 'showAll'> {
  required: boolean;
  reasons: string[];
  /** The evaluated values of props that contain expressions. */
  props: Record<string, JsonValue>;
  problem: Problem | undefined;
  /** States of the cells of lines, by `2.qty` and, for all rows, `items.qty`. */
  cells: Record<string, NodeState>;
}

export const noOptions: FieldOption[] = [];
const nothing: string[] = [];
const noProps = {};
const noCells = {};

export function dataOf(
  node: FieldNode,
  state: NodeState | undefined,
  { inside, insideFromServer, showAll }: FieldProblems,
  states: () => ReadonlyMap<string, NodeState>,
): FieldData {
  return {
    required: state?.required ?? false,
    reasons: state?.disabled ? state.reasons.filter((one) => one.state === 'disabled').map((one) => one.text) : nothing,
    props: state?.props ?? noProps,
    problem: state?.problem,
    cells: node.lines ? statesBelow(states(), `${node.address}.`) : noCells,
    inside,
    insideFromServer,
    showAll,
  };
}

/** By row (or `items`) and field; layout nodes inside a row are omitted from the name. */
function statesBelow(states: ReadonlyMap<string, NodeState>, prefix: string): Record<string, NodeState> {
  const below = [...states].filter(([address]) => address.startsWith(prefix));
  return Object.fromEntries(
    below.map(([address, state]) => {
      const keys = address.slice(prefix.length).split('.');
      return [`${keys[0]}.${keys.at(-1)}`, state];
    }),
  );
}
