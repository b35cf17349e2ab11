import { type TreeNode } from '../../../engine/picker/index.ts';
import { treeOfTable, type PickerTree } from '../../../engine/trees/index.ts';
import { text } from '../../../schema/locale/index.ts';

/** Where the branches of a tree come from: a table's records, each below the one that its `pidField` names. */
export interface RemoteTree {
  /** `table,text,code`: the table and its fields for what is shown and what is kept. */
  dict: string;
  pidField?: string;
  /** What the roots have in `pidField`. */
  pidValue?: string;
  hasChildField?: string;
  /** A JSON object as text: fields and the values they must have. */
  condition?: string;
}

/** A node as the tree of options has it. */
export interface TreeOption {
  value: string;
  label: string;
  node: TreeNode;
  isLeaf: boolean;
  selectable: boolean;
  children?: TreeOption[];
}

export const conditionMessage = text('组件JTreeSelect-condition传值有误，需要一个json字符串!');

/** Whether the condition can be sent: a JSON object as text, or none. */
export function isCondition(text: string | undefined): boolean {
  if (text === undefined || text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The source of such a tree. */
export function treeSource({ dict, pidField = 'pid', pidValue = '0', ...more }: RemoteTree): PickerTree {
  const [table = '', text = '', code = ''] = dict.split(',').map((part) => part.trim());
  const { hasChildField, condition } = more;
  const optional = {
    ...(hasChildField !== undefined && { hasChildField }),
    ...(condition !== undefined && { condition }),
  };
  return treeOfTable(text, { table, parentField: pidField, text, code, root: pidValue, ...optional });
}

/** Nodes as options; with `leavesOnly`, what may have branches opens and is not chosen. */
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

/** What is kept of a node: the tree's own `key` is not the value. */
export function codeOf({ key, record }: TreeNode): string {
  const { value } = record;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : key;
}
