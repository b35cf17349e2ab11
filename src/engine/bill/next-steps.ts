import type { ResolvedModel } from '../model/index.ts';

/**
 * Returns the names of the next steps for a bill in the given state, the likeliest first: transitions onward, then
 * creations, then transitions that end the bill (no transition leaves their target state, and nothing more can be
 * created there). Transitions that lead back are left out.
 */
export function nextSteps({ states, creates }: Pick<ResolvedModel, 'states' | 'creates'>, state: unknown): string[] {
  if (!states || typeof state !== 'string') return [];
  const leaves = (from: string) =>
    states.transitions.some((transition) => transition.from.includes(from)) ||
    creates.some((creation) => creation.in?.includes(from) && !creation.in.includes(state));
  const onward = states.transitions.filter(({ from, to }) => from.includes(state) && !isBefore(to, state, states));
  const made = creates.filter((creation) => creation.in?.includes(state));
  return [...onward.filter(({ to }) => leaves(to)), ...made, ...onward.filter(({ to }) => !leaves(to))].map(
    ({ name }) => name,
  );
}

/** True if a state comes earlier: fewer transitions lead to it from the initial state. */
function isBefore(to: string, state: string, states: NonNullable<ResolvedModel['states']>): boolean {
  const steps = distances(states);
  return (steps.get(to) ?? Number.POSITIVE_INFINITY) < (steps.get(state) ?? 0);
}

function distances({ initial, transitions }: NonNullable<ResolvedModel['states']>): ReadonlyMap<string, number> {
  const steps = new Map([[initial, 0]]);
  for (const [from, count] of steps) {
    for (const { from: sources, to } of transitions)
      if (sources.includes(from) && !steps.has(to)) steps.set(to, count + 1);
  }
  return steps;
}
