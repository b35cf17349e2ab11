import { isExpression } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { ReactionValue } from '../../resolve/index.ts';
import type { Computation } from './collect-computations.ts';
import { evaluate, type FormScope } from './evaluator.ts';
import { eachPlace } from './run-computations.ts';

/** Returns the values that reactions give for the values in scope. A reaction that fails gives none. */
export function reactionValues(
  reactions: readonly Computation[],
  scope: FormScope,
  failures: Map<string, Problem>,
): ReactionValue[] {
  const found: ReactionValue[] = [];
  for (const computation of reactions) {
    const { reaction, source, lines } = computation;
    eachPlace(computation, scope, ({ path }, inner) => {
      const when = reaction?.when === undefined ? undefined : evaluate(reaction.when, inner, source, failures);
      if (!reaction || when?.ok === false) return;
      const branch = when === undefined || when.value ? 'fulfill' : 'otherwise';
      const written = reaction[branch].value;
      if (written === undefined) return;
      const outcome = isExpression(written)
        ? evaluate(written, inner, source, failures)
        : { ok: true as const, value: written };
      if (!outcome.ok) return;
      const key = `${source.document}${source.pointer}/${branch}`;
      // A constant without a condition follows each change of the field.
      const by = when === undefined && !isExpression(written) ? { by: inner.$value } : {};
      found.push({ source: key, path, ...(lines !== undefined && { lines }), value: outcome.value, ...by });
    });
  }
  return found;
}
