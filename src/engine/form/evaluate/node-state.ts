import { say } from '../../../locale/index.ts';
import { isExpression } from '../../../schema/expressions/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { readOptions } from '../../model/index.ts';
import { allows, isFieldDisabled, isOnlyEditable } from '../../permission/index.ts';
import type { EvaluationContext, FieldNode, LayoutNode, NodeState } from '../../resolve/index.ts';
import { readText } from '../../values/index.ts';
import type { CompiledNode } from './compile-form.ts';
import { evaluateProps } from './dynamic-props.ts';
import { evaluate, type FormScope } from './evaluator.ts';
import * as reason from './reasons.ts';

type Flag = 'visible' | 'hidden' | 'disabled' | 'readOnly' | 'required';

/** The value of a flag without a condition, and the one (`safe`) if its condition fails. */
const normal: Readonly<Record<Flag, boolean>> = {
  visible: true,
  hidden: false,
  disabled: false,
  readOnly: false,
  required: false,
};
const safe: Readonly<Record<Flag, boolean>> = {
  visible: false,
  hidden: true,
  disabled: true,
  readOnly: true,
  required: false,
};
const flags: readonly Flag[] = ['visible', 'hidden', 'disabled', 'readOnly', 'required'];
const keywords: Readonly<Record<Flag, string>> = {
  visible: 'x-visible',
  hidden: 'x-hidden',
  disabled: 'x-disabled',
  readOnly: 'x-read-only',
  required: 'required',
};

interface StateInput {
  entry: CompiledNode;
  parent: NodeState | undefined;
  scope: FormScope;
  valueOf: (node: FieldNode | LayoutNode) => unknown;
  context: EvaluationContext;
  failures: Map<string, Problem>;
}

/** Computes the state of one node: its own conditions, then reactions, then permission, mode and its parent. */
export function nodeState(input: StateInput): NodeState {
  const { entry, scope, failures } = input;
  const { node } = entry;
  const state: NodeState = { ...normal, reasons: [] };
  for (const flag of flags) applyCondition(state, flag, entry, scope, failures);
  for (const each of entry.reactions) applyReaction(state, input, each);
  applyContext(state, input);
  if (node.dynamic) {
    const pointer = `${node.pointer}/x-component-props`;
    state.props = evaluateProps({ ...node, pointer }, node.dynamic, scope, failures);
  }
  if (node.kind === 'field' && node.problem) state.problem = node.problem;
  return state;
}

function applyCondition(
  state: NodeState,
  flag: Flag,
  { node, readsOnlyValues }: CompiledNode,
  scope: FormScope,
  failures: Map<string, Problem>,
): void {
  const written = node.linkage[flag];
  if (written === undefined) return;
  const pointer = `${node.pointer}/${keywords[flag]}`;
  if (typeof written === 'boolean') {
    state[flag] = written;
    const filled = flag === 'readOnly' && node.kind === 'field' && node.field.readOnly;
    if (filled) state.reasons.push(reason.because(node, flag, say('由系统填写')));
    else if (written !== normal[flag]) state.reasons.push(reason.byDocument(node, flag, written, pointer));
    return;
  }
  const outcome = evaluate(written, scope, { document: node.document, pointer }, failures);
  state[flag] = outcome.ok ? Boolean(outcome.value) : safe[flag];
  if (flag === 'visible') state.absent = outcome.ok && !state.visible && readsOnlyValues;
  if (!outcome.ok) state.reasons.push(reason.byFailure(node, flag, state[flag], outcome.problem));
  else if (state[flag] !== normal[flag])
    state.reasons.push(reason.byCondition(node, flag, state[flag], written, pointer));
}

function applyReaction(
  state: NodeState,
  input: StateInput,
  { reaction, carrier, readsOnlyValues }: CompiledNode['reactions'][number],
): void {
  const { entry, failures } = input;
  const { node } = entry;
  const scope = { ...input.scope, $value: input.valueOf(carrier) };
  const source = { document: carrier.document, pointer: reaction.pointer };
  const when = reaction.when === undefined ? undefined : evaluate(reaction.when, scope, source, failures);
  if (when && !when.ok) {
    for (const flag of flags) {
      if (!(flag in reaction.fulfill) && !(flag in reaction.otherwise)) continue;
      state[flag] = safe[flag];
      if (flag === 'visible') state.absent = false;
      state.reasons.push({ ...reason.byFailure(node, flag, safe[flag], when.problem), carrier });
    }
    return;
  }
  const held = when === undefined || Boolean(when.value);
  const effect = held ? reaction.fulfill : reaction.otherwise;
  for (const flag of flags) {
    const written = effect[flag];
    if (written === undefined) continue;
    const outcome =
      typeof written === 'string' ? evaluate(written, scope, source, failures) : { ok: true as const, value: written };
    state[flag] = outcome.ok ? Boolean(outcome.value) : safe[flag];
    if (flag === 'visible') state.absent = outcome.ok && !state.visible && readsOnlyValues;
    const { pointer } = reaction;
    const because = !outcome.ok
      ? reason.byFailure(node, flag, state[flag], outcome.problem)
      : reaction.when === undefined
        ? reason.byDocument(node, flag, state[flag], pointer)
        : reason.byCondition(node, flag, state[flag], reaction.when, pointer, say('联动条件'), held);
    state.reasons.push({ ...because, carrier });
  }
  applyTexts(state, effect, (text) => evaluate(text, scope, source, failures));
}

/** Titles are plain texts, never expressions; options may be a single expression. */
function applyTexts(
  state: NodeState,
  effect: Record<string, JsonValue>,
  run: (text: string) => ReturnType<typeof evaluate>,
): void {
  const title = readText(effect.title);
  const description = readText(effect.description);
  if (title !== undefined) state.title = title;
  if (description !== undefined) state.description = description;
  const { dataSource } = effect;
  if (dataSource === undefined) return;
  const outcome = isExpression(dataSource) ? run(dataSource) : { ok: true as const, value: dataSource };
  const options = outcome.ok && Array.isArray(outcome.value) ? readOptions(outcome.value) : [];
  if (options) state.options = options;
}

function applyContext(state: NodeState, { entry, parent, context }: StateInput): void {
  const { node } = entry;
  const isWithheld = applyPermission(state, node, context);
  if (context.mode === 'detail' && node.kind === 'field' && !state.readOnly) {
    state.readOnly = true;
    state.reasons.push(reason.because(node, 'readOnly', say('正在查看详情')));
  }
  if (parent?.absent) state.absent = true;
  if (isWithheld) state.absent = false;
  if (!parent || !entry.parent) return;
  if (!parent.visible && state.visible) inherit(state, 'visible', entry.parent.node, node);
  for (const flag of ['hidden', 'disabled', 'readOnly'] as const)
    if (parent[flag] && !state[flag]) inherit(state, flag, entry.parent.node, node);
}

/**
 * A permission point that controls editing locks the field for users without it; any other point hides it.
 * @returns true if it hides the field.
 */
function applyPermission(
  state: NodeState,
  node: FieldNode | LayoutNode,
  { permissions, authority }: EvaluationContext,
): boolean {
  const { permission } = node.linkage;
  if (permission === undefined) return false;
  const { auth = [], allAuth = [], permissionList = [] } = authority ?? {};
  const locks = isOnlyEditable([...allAuth, ...permissionList], permission);
  const holds = locks ? !isFieldDisabled(auth, allAuth, permission, permissionList) : allows(permissions, permission);
  if (holds) return false;
  const flag = locks ? 'disabled' : 'visible';
  state[flag] = locks;
  state.reasons.push(reason.byPermission(node, flag, permission, `${node.pointer}/x-permission`));
  return !locks;
}

function inherit(
  state: NodeState,
  flag: Exclude<Flag, 'required'>,
  parent: FieldNode | LayoutNode,
  node: FieldNode | LayoutNode,
): void {
  state[flag] = flag !== 'visible';
  state.reasons.push(reason.byParent(node, flag, parent));
}
