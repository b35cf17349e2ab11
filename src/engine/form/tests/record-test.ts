import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import type { FormEvaluation, NodeState, ResolvedForm } from '../../resolve/index.ts';
import { evaluateForm } from '../evaluate/evaluate-form.ts';
import { namedNodes } from './named-nodes.ts';

/**
 * Records the current state of a form with these values as expectations of a test: the nodes that are hidden, or shown
 * only because of the values; those that are required or disabled; computed values, and problems.
 */
export function recordExpectations(form: ResolvedForm, given: JsonObject): JsonObject {
  const [empty, evaluation] = [{}, given].map((values) => evaluateForm(form, values, { mode: 'create' }));
  if (!empty || !evaluation) return {};
  const entries = namedNodes(form).flatMap(({ name, address }): [string, JsonObject][] => {
    const [before, state] = [empty.states.get(address), evaluation.states.get(address)];
    if (!state) return [];
    const isShown = isSeen(state);
    const expected: JsonObject = {
      ...((!isShown || !isSeen(before)) && { visible: isShown }),
      ...(isShown && shownAs(name, state, evaluation)),
    };
    return Object.keys(expected).length === 0 ? [] : [[name, expected]];
  });
  return Object.fromEntries(entries);
}

function isSeen(state: NodeState | undefined): boolean {
  return state !== undefined && state.visible && !state.hidden;
}

function shownAs(name: string, state: NodeState, { computed, problems }: FormEvaluation): JsonObject {
  const problem = problems.find(({ path, severity }) => path === name && severity === 'error');
  return {
    ...(state.required && { required: true }),
    ...(state.disabled && { disabled: true }),
    ...(computed.has(name) && { value: jsonOf(computed.get(name)) }),
    ...(problem && { problem: problem.message }),
  };
}

function jsonOf(value: unknown): JsonValue {
  const parsed: JsonValue = JSON.parse(JSON.stringify(value ?? null));
  return parsed;
}
