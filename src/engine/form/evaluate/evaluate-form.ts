import type { Problem } from '../../../schema/problem.ts';
import { scopeRecord } from '../../model/scope-record.ts';
import type { EvaluationContext, FieldNode, FormEvaluation, NodeState, ResolvedForm } from '../resolved-form.ts';
import { checkValues } from './check-values.ts';
import { type CompiledNode, compileForm } from './compile-form.ts';
import { isPlain, valueAt } from './data-path.ts';
import { type FormScope, formScope } from './evaluator.ts';
import { nodeState } from './node-state.ts';
import { byComputation } from './reasons.ts';
import { type ComputedValues, runComputations } from './run-computations.ts';

/**
 * What a form is with these values: each node's state and why, computed values, and what is wrong with the values.
 * Pure; never throws. What depends on the form alone is compiled once for each form object.
 */
export function evaluateForm(
  form: ResolvedForm,
  values: Readonly<Record<string, unknown>>,
  context: EvaluationContext = {},
): FormEvaluation {
  const compiled = compileForm(form);
  const failures = new Map<string, Problem>();
  const working = scopeRecord(compiled.fields, values, (child) => compiled.lineFields.get(child.name));
  const scope = formScope(working, context);
  const results = runComputations(compiled.computations, scope, failures);
  const states = new Map<string, NodeState>();
  const shared = { scope, context, failures };
  const nodeScope = { ...scope };
  for (const entry of compiled.nodes) {
    nodeScope.$value = ownValue(entry, working);
    const state = nodeState({ entry, parent: parentState(entry, states), scope: nodeScope, context, failures });
    showComputed(state, entry, entry.node.kind === 'field' ? entry.node.path : undefined, results);
    states.set(entry.node.address, state);
    if (entry.node.kind === 'field') addRowStates(entry.node, entry.rows, states, shared, results);
  }
  const problems = checkValues({ form, compiled, values, scope, states, failures });
  return { states, problems, computed: results.computed, failures: [...compiled.problems, ...failures.values()] };
}

function parentState(entry: CompiledNode, states: Map<string, NodeState>): NodeState | undefined {
  return entry.parent && states.get(entry.parent.node.address);
}

function ownValue({ node }: CompiledNode, values: object): unknown {
  return node.kind === 'field' ? valueAt(values, node.path) : undefined;
}

interface Shared {
  scope: FormScope;
  context: EvaluationContext;
  failures: Map<string, Problem>;
}

/** One state for all rows; one for each row where it depends on values. */
function addRowStates(
  owner: FieldNode,
  rows: readonly CompiledNode[],
  states: Map<string, NodeState>,
  shared: Shared,
  results: ComputedValues,
): void {
  const lines = valueAt(shared.scope.$values, owner.path);
  const inside = (entry: CompiledNode) => entry.node.address.slice(`${owner.address}.items`.length);
  for (const entry of rows) {
    const { node } = entry;
    const cycle = node.kind === 'field' ? results.cycles.get(`${owner.path}.*.${node.path}`) : undefined;
    if (!entry.depends) {
      const state = nodeState({ ...shared, entry, parent: parentState(entry, states) });
      states.set(node.address, cycle ? { ...state, problem: cycle } : state);
    }
    if (!entry.depends || !Array.isArray(lines)) continue;
    lines.forEach((line: unknown, index) => {
      if (!isPlain(line)) return;
      const parent =
        entry.parent && (states.get(`${owner.address}.${index}${inside(entry.parent)}`) ?? parentState(entry, states));
      const scope = { ...shared.scope, $line: line, $parent: shared.scope.$record, $value: ownValue(entry, line) };
      const state = nodeState({ ...shared, scope, entry, parent });
      showComputed(state, entry, node.kind === 'field' ? `${owner.path}.${index}.${node.path}` : undefined, results);
      if (cycle) state.problem = cycle;
      states.set(`${owner.address}.${index}${inside(entry)}`, state);
    });
  }
}

function showComputed(
  state: NodeState,
  { node }: CompiledNode,
  path: string | undefined,
  { computed, cycles }: ComputedValues,
): void {
  if (path === undefined || node.kind !== 'field') return;
  const cycle = cycles.get(path) ?? [...cycles].find(([inside]) => inside.startsWith(`${path}.*.`))?.[1];
  if (cycle) state.problem = cycle;
  if (!computed.has(path)) return;
  state.value = computed.get(path);
  const expression = node.linkage.value;
  if (expression !== undefined) state.reasons.push(byComputation(node, expression, `${node.pointer}/x-value`));
}
