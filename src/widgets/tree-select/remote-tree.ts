import type { RequestsPort } from '../../runtime/data/ports.ts';

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

/** A node of the tree; its branches are asked for when it is opened. */
export interface RemoteNode {
  value: string;
  label: string;
  /** What its branches name as theirs; the tree's own `key` is the value. */
  id: string;
  isLeaf: boolean;
  children?: RemoteNode[];
}

export const conditionMessage = '组件JTreeSelect-condition传值有误，需要一个json字符串!';

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

/** The nodes right below one (`loadTreeData`, jeecg-contract.md 4). Throws `PortError`. */
export async function loadBranches(
  requests: RequestsPort,
  tree: RemoteTree,
  pid: string,
  signal?: AbortSignal,
): Promise<RemoteNode[]> {
  const [tableName = '', text = '', code = ''] = tree.dict.split(',').map((part) => part.trim());
  const { pidField = 'pid', hasChildField = '', condition = '' } = tree;
  const params = { pid, pidField, tableName, text, code, hasChildField, condition };
  const { result } = await requests.call({
    ...{ method: 'GET', path: '/sys/dict/loadTreeData', params, quiet: true },
    ...(signal && { signal }),
  });
  return Array.isArray(result) ? result.flatMap(readNode) : [];
}

/** The tree with branches under the node of that id. */
export function withBranches(nodes: readonly RemoteNode[], id: string, branches: RemoteNode[]): RemoteNode[] {
  return nodes.map((node) => {
    if (node.id === id) return branches.length > 0 ? { ...node, children: branches } : { ...node, isLeaf: true };
    return node.children ? { ...node, children: withBranches(node.children, id, branches) } : node;
  });
}

function readNode(node: unknown): RemoteNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { key, value, title, leaf, isLeaf } = node as Partial<Record<string, unknown>>;
  if (typeof key !== 'string' && typeof key !== 'number') return [];
  const own = typeof value === 'string' || typeof value === 'number' ? String(value) : String(key);
  return [{ id: String(key), value: own, label: String(title ?? own), isLeaf: leaf === true || isLeaf === true }];
}
