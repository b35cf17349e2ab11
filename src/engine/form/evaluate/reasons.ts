import { say, text, textTable } from '../../../locale/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { FieldNode, LayoutNode, StateReason } from '../../resolve/index.ts';

type State = StateReason['state'];

const words: Readonly<Record<State, [yes: string, no: string]>> = textTable({
  visible: [text('显示'), text('不显示')],
  hidden: [text('隐藏'), text('不隐藏')],
  disabled: [text('禁用'), text('可用')],
  readOnly: [text('只读'), text('可编辑')],
  required: [text('必填'), text('选填')],
  value: [text('算出'), text('没有值')],
});

/** Returns the display title of a node. */
export function titleOf(node: FieldNode | LayoutNode): string {
  return node.title !== undefined && node.title !== '' ? node.title : node.key;
}

function verdict(node: FieldNode | LayoutNode, state: State, value: boolean): string {
  return `“${titleOf(node)}”${words[state][value ? 0 : 1]}`;
}

/** `“数量”不显示：条件 {{ … }} 不成立。` */
export function byCondition(
  node: FieldNode | LayoutNode,
  state: State,
  value: boolean,
  expression: string,
  pointer: string,
  rule = say('条件'),
  held: boolean = value,
): StateReason {
  const text = `${verdict(node, state, value)}：${rule} ${expression.trim()} ${held ? say('成立') : say('不成立')}。`;
  return { state, text, pointer, expression };
}

export function byDocument(node: FieldNode | LayoutNode, state: State, value: boolean, pointer: string): StateReason {
  return { state, text: say('{verdict}：文档这样规定。', { verdict: verdict(node, state, value) }), pointer };
}

export function byFailure(node: FieldNode | LayoutNode, state: State, value: boolean, problem: Problem): StateReason {
  return { state, text: `${verdict(node, state, value)}：${problem.message}`, pointer: problem.pointer };
}

export function byParent(node: FieldNode | LayoutNode, state: State, parent: FieldNode | LayoutNode): StateReason {
  const inside = words[state][state === 'visible' ? 1 : 0];
  return {
    state,
    text: say('{verdict}：它所在的“{title}”{inside}。', {
      verdict: verdict(node, state, state !== 'visible'),
      title: titleOf(parent),
      inside,
    }),
  };
}

export function byPermission(
  node: FieldNode | LayoutNode,
  state: 'visible' | 'disabled',
  permission: string,
  pointer: string,
): StateReason {
  return {
    state,
    text: say('{verdict}：没有权限“{permission}”。', {
      verdict: verdict(node, state, state === 'disabled'),
      permission,
    }),
    pointer,
  };
}

export function because(node: FieldNode | LayoutNode, state: State, why: string): StateReason {
  return { state, text: `${verdict(node, state, true)}：${why}。` };
}

export function byComputation(node: FieldNode | LayoutNode, expression: string, pointer: string): StateReason {
  return {
    state: 'value',
    text: say('“{title}”由 {expression} 算出。', { title: titleOf(node), expression: expression.trim() }),
    pointer,
    expression,
  };
}
