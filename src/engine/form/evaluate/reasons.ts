import type { Problem } from '../../../schema/problem.ts';
import type { FieldNode, LayoutNode, StateReason } from '../resolved-form.ts';

type State = StateReason['state'];

const words: Readonly<Record<State, [yes: string, no: string]>> = {
  visible: ['显示', '不显示'],
  hidden: ['隐藏', '不隐藏'],
  disabled: ['禁用', '可用'],
  readOnly: ['只读', '可编辑'],
  required: ['必填', '选填'],
  value: ['算出', '没有值'],
};

/** How people call a node. */
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
  rule = '条件',
  held: boolean = value,
): StateReason {
  const text = `${verdict(node, state, value)}：${rule} ${expression.trim()} ${held ? '成立' : '不成立'}。`;
  return { state, text, pointer, expression };
}

export function byDocument(node: FieldNode | LayoutNode, state: State, value: boolean, pointer: string): StateReason {
  return { state, text: `${verdict(node, state, value)}：文档这样规定。`, pointer };
}

export function byFailure(node: FieldNode | LayoutNode, state: State, value: boolean, problem: Problem): StateReason {
  return { state, text: `${verdict(node, state, value)}：${problem.message}`, pointer: problem.pointer };
}

export function byParent(node: FieldNode | LayoutNode, state: State, parent: FieldNode | LayoutNode): StateReason {
  const inside = words[state][state === 'visible' ? 1 : 0];
  return { state, text: `${verdict(node, state, state !== 'visible')}：它所在的“${titleOf(parent)}”${inside}。` };
}

export function byPermission(node: FieldNode | LayoutNode, permission: string, pointer: string): StateReason {
  return { state: 'visible', text: `${verdict(node, 'visible', false)}：没有权限“${permission}”。`, pointer };
}

export function because(node: FieldNode | LayoutNode, state: State, why: string): StateReason {
  return { state, text: `${verdict(node, state, true)}：${why}。` };
}

export function byComputation(node: FieldNode | LayoutNode, expression: string, pointer: string): StateReason {
  return { state: 'value', text: `“${titleOf(node)}”由 ${expression.trim()} 算出。`, pointer, expression };
}
