import type { ResolvedModel } from '../model/index.ts';

/**
 * The names of what comes next for a bill in that state, the likeliest first: transitions onward, then what is made of it,
 * then transitions that end it (no transition leaves the state they lead to, and nothing more can be made there). What
 * leads back is none.
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

/** Whether a state comes earlier: fewer transitions lead to it from the first one. */
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
