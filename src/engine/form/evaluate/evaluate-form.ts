import { isRecord } from '../../../schema/json/index.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { scopeRecord, type ResolvedField } from '../../model/index.ts';
import type { EvaluationContext, FieldNode, FormEvaluation, NodeState, ResolvedForm } from '../../resolve/index.ts';
import { valueAt } from '../../values/index.ts';
import { createAbsentValues, differingPaths, type AbsentValues } from './absence/absent-values.ts';
import { checkValues } from './check-values.ts';
import { compileForm, type CompiledForm, type CompiledNode } from './compile-form.ts';
import { formScope, type FormScope } from './evaluator.ts';
import { nodeState } from './node-state.ts';
import { cycleProblem } from './order-computations.ts';
import { reactionValues } from './reaction-values.ts';
import { byComputation } from './reasons.ts';
import type { RowMemo } from './row-memo.ts';
import { runComputations, type ComputedValues } from './run-computations.ts';

/** The maximum number of rounds that may change which fields are absent; more are reported as a cycle. */
const mostRounds = 10;

const nothingAbsent: ReadonlySet<string> = new Set();

/**
 * Evaluates a form with these values: the state of each node with its reasons, computed values, and the problems of the
 * values. Pure; never throws. A field that values alone make invisible is absent: conditions, computed values and rules
 * read it as empty. In mode `detail` nothing is absent and no reaction gives a value, since a detail shows the stored
 * values. What depends on the form alone is compiled once for each form object. `memo` caches results for rows that
 * never change in place.
 */
export function evaluateForm(
  form: ResolvedForm,
  values: Readonly<Record<string, unknown>>,
  context: EvaluationContext = {},
  memo?: RowMemo,
): FormEvaluation {
  const compiled = compileForm(form);
  const input = { form, compiled, values, context, memo };
  let round = evaluateRound(input, nothingAbsent);
  let differing = differingPaths(nothingAbsent, round.absent, values);
  for (let count = 1; differing.length > 0 && count < mostRounds; count += 1) {
    const { absent } = round;
    round = evaluateRound(input, absent);
    differing = differingPaths(absent, round.absent, values);
  }
  const { scope, results, states, failures, absent } = round;
  if (differing.length > 0) noteCircle(compiled.nodes, differing, states, failures);
  const { authority } = context;
  const problems = checkValues({ form, compiled, values, scope, states, absent, failures, memo, authority });
  return {
    states,
    problems,
    computed: results.computed,
    absent,
    reactionValues: context.mode === 'detail' ? [] : reactionValues(compiled.reactions, scope, failures),
    failures: [...compiled.problems, ...failures.values()],
  };
}

interface RoundInput {
  form: ResolvedForm;
  compiled: CompiledForm;
  values: Readonly<Record<string, unknown>>;
  context: EvaluationContext;
  memo: RowMemo | undefined;
}

function evaluateRound({ compiled, values, context, memo }: RoundInput, before: ReadonlySet<string>) {
  const failures = new Map<string, Problem>();
  const lineFields = (child: ResolvedField) => compiled.lineFields.get(child.name);
  const copy = () => scopeRecord(compiled.fields, values, lineFields, memo?.scopeOf);
  const working = copy();
  let raw: Record<string, unknown> | undefined;
  const hasAbsences = compiled.hasAbsences && context.mode !== 'detail' && !context.countsHidden;
  const absent = hasAbsences ? createAbsentValues(working, before, () => (raw ??= copy())) : undefined;
  const scope = formScope(working, context);
  const { computations, unstored } = compiled;
  const results = runComputations(context.mode === 'detail' ? unstored : computations, scope, failures, before);
  const states = new Map<string, NodeState>();
  const nodeScope = { ...scope };
  const valueOf = (node: CompiledNode['node']) => ownValue(node, working);
  const inputs = { scope: nodeScope, valueOf, context, failures, absent };
  const fixed = fixedStatesIn(context);
  for (const entry of compiled.nodes) {
    const { node, depends, rows, mayBeAbsent } = entry;
    const parent = parentState(entry, states);
    const held = absent &&
      mayBeAbsent &&
      node.kind === 'field' && { path: node.path, holder: working, name: node.path };
    if (held) absent.restore(held);
    if (depends) nodeScope.$value = valueOf(node);
    const state = depends ? nodeState({ ...inputs, entry, parent }) : fixedState(entry, parent, fixed, inputs);
    if (held) absent.note(held, state.absent === true);
    states.set(node.address, node.kind === 'field' ? showComputed(state, entry, node.path, results) : state);
    if (node.kind === 'field' && rows.length > 0) addRowStates(node, rows, states, { ...inputs, scope }, results);
  }
  return { scope, results, states, failures, absent: absent?.paths ?? nothingAbsent };
}

function noteCircle(
  nodes: readonly CompiledNode[],
  paths: readonly string[],
  states: Map<string, NodeState>,
  failures: Map<string, Problem>,
): void {
  const moving = nodes.flatMap(({ node }) => (node.kind === 'field' && paths.includes(node.path) ? [node] : []));
  const [first] = moving;
  if (!first) return;
  const source = { document: first.document, pointer: `${first.pointer}/x-visible` };
  const problem = cycleProblem(moving.map(({ path }) => ({ path, source })));
  failures.set(`${problem.document}${problem.pointer}${problem.code}`, problem);
  for (const { address } of moving) {
    const state = states.get(address);
    if (state) states.set(address, { ...state, visible: true, problem });
  }
}

function parentState(entry: CompiledNode, states: Map<string, NodeState>): NodeState | undefined {
  return entry.parent && states.get(entry.parent.node.address);
}

function ownValue(node: CompiledNode['node'], values: object): unknown {
  return node.kind === 'field' ? valueAt(values, node.path) : undefined;
}

interface Shared {
  scope: FormScope;
  valueOf: (node: CompiledNode['node']) => unknown;
  context: EvaluationContext;
  failures: Map<string, Problem>;
  absent: AbsentValues | undefined;
}

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
      const parent = parentState(entry, states);
      const state = fixedState(entry, parent, fixedStatesIn(shared.context), shared);
      states.set(node.address, cycle ? { ...state, problem: cycle } : state);
    }
    if (!entry.depends || !Array.isArray(lines)) continue;
    lines.forEach((line: unknown, index) => {
      if (!isRecord(line)) return;
      const parent =
        entry.parent && (states.get(`${owner.address}.${index}${inside(entry.parent)}`) ?? parentState(entry, states));
      const valueOf = (inRow: CompiledNode['node']) => ownValue(inRow, line);
      const path = node.kind === 'field' ? `${owner.path}.${index}.${node.path}` : undefined;
      const { absent } = shared;
      const held = absent &&
        entry.mayBeAbsent &&
        path !== undefined && { path, holder: line, name: path.slice(`${owner.path}.${index}.`.length) };
      if (held) absent.restore(held);
      const scope = { ...shared.scope, $line: line, $parent: shared.scope.$record, $value: valueOf(node) };
      const own = nodeState({ ...shared, scope, valueOf, entry, parent });
      if (held) absent.note(held, own.absent === true);
      const state = showComputed(own, entry, path, results);
      states.set(`${owner.address}.${index}${inside(entry)}`, cycle ? { ...state, problem: cycle } : state);
    });
  }
}

/** Adds the computed value to a state; returns the same object if there is none. */
function showComputed(
  state: NodeState,
  { node }: CompiledNode,
  path: string | undefined,
  { computed, cycles }: ComputedValues,
): NodeState {
  if (path === undefined || node.kind !== 'field') return state;
  if (computed.size === 0 && cycles.size === 0) return state;
  const cycle =
    cycles.size === 0
      ? undefined
      : (cycles.get(path) ?? [...cycles].find(([inside]) => inside.startsWith(`${path}.*.`))?.[1]);
  const problem = cycle && { problem: cycle };
  if (!computed.has(path)) return cycle ? { ...state, ...problem } : state;
  const expression = node.linkage.value;
  const reason = expression === undefined ? [] : [byComputation(node, expression, `${node.pointer}/x-value`)];
  return { ...state, ...problem, value: computed.get(path), reasons: [...state.reasons, ...reason] };
}

type FixedStates = WeakMap<CompiledNode['node'], { parent: NodeState | undefined; state: NodeState }>;

const fixedStatesIn = oncePerObject<EvaluationContext, FixedStates>(() => new WeakMap());

/**
 * Returns a state that does not depend on values, cached for each node, parent and context, even if the form around it
 * changes.
 */
function fixedState(
  entry: CompiledNode,
  parent: NodeState | undefined,
  states: FixedStates,
  inputs: Shared,
): NodeState {
  const known = states.get(entry.node);
  if (known && known.parent === parent) return known.state;
  const state = nodeState({ ...inputs, entry, parent });
  states.set(entry.node, { parent, state });
  return state;
}
