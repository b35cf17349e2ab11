import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import type { FormEvaluation, ResolvedForm } from '../resolved-form.ts';
import { namedNodes } from './named-nodes.ts';

/**
 * What a form is now, as a test expects it: the nodes that are not shown, that are required or disabled, what is computed
 * and what is told of values.
 */
export function recordExpectations(form: ResolvedForm, evaluation: FormEvaluation): JsonObject {
  const { states, computed, problems } = evaluation;
  const entries = namedNodes(form).flatMap(({ name, address }): [string, JsonObject][] => {
    const state = states.get(address);
    if (!state) return [];
    const problem = problems.find(({ path, severity }) => path === name && severity === 'error');
    const isShown = state.visible && !state.hidden;
    const expected: JsonObject = {
      ...(!isShown && { visible: false }),
      ...(isShown && state.required && { required: true }),
      ...(isShown && state.disabled && { disabled: true }),
      ...(isShown && computed.has(name) && { value: jsonOf(computed.get(name)) }),
      ...(problem && { problem: problem.message }),
    };
    return Object.keys(expected).length === 0 ? [] : [[name, expected]];
  });
  return Object.fromEntries(entries);
}

function jsonOf(value: unknown): JsonValue {
  const parsed: JsonValue = JSON.parse(JSON.stringify(value ?? null));
  return parsed;
}
