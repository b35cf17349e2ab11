import type { TreeSelectWidgetProps } from '../../../../generated/props.ts';
import { type TreeNode } from '../../../engine/picker/index.ts';
import { treeOfTable, type PickerTree } from '../../../engine/trees/tree-source.ts';
import { text } from '../../../locale/index.ts';

/** The source of a tree's branches: a table whose records reference their parent in `pidField`. */
export type RemoteTree = Pick<TreeSelectWidgetProps, 'pidField' | 'pidValue' | 'hasChildField' | 'condition'> &
  Required<Pick<TreeSelectWidgetProps, 'dict'>>;

/** A node as a tree option. */
export interface TreeOption {
  value: string;
  label: string;
  node: TreeNode;
  isLeaf: boolean;
  selectable: boolean;
  children?: TreeOption[];
}

export const conditionMessage = text('组件JTreeSelect-condition传值有误，需要一个json字符串!');

/** Returns true if the condition is valid: a JSON object as text, or empty. */
export function isCondition(text: string | undefined): boolean {
  if (text === undefined || text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Returns the tree definition of such a source. */
export function treeSource({ dict, pidField = 'pid', pidValue = '0', ...more }: RemoteTree): PickerTree {
  const [table = '', text = '', code = ''] = dict.split(',').map((part) => part.trim());
  const { hasChildField, condition } = more;
  const optional = {
    ...(hasChildField !== undefined && { hasChildField }),
    ...(condition !== undefined && { condition }),
  };
  return treeOfTable(text, { table, parentField: pidField, text, code, root: pidValue, ...optional });
}

/** Converts nodes to options; with `leavesOnly`, nodes that may have children can be opened but not chosen. */
export function treeOptions(nodes: readonly TreeNode[], leavesOnly: boolean): TreeOption[] {
  return nodes.map((node): TreeOption => {
    const children = node.children && node.children.length > 0 ? treeOptions(node.children, leavesOnly) : undefined;
    const selectable = node.leaf || !leavesOnly;
    return {
      value: codeOf(node),
      label: node.title,
      node,
      isLeaf: node.leaf,
      selectable,
      ...(children && { children }),
    };
  });
}

/** Returns the value of a node, which differs from the tree's own `key`. */
export function codeOf({ key, record }: TreeNode): string {
  const { value } = record;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : key;
}
