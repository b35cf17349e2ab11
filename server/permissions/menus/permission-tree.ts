import { groupBy, type PermissionRow } from '../../database/index.ts';

export interface PermissionTreeNode {
  key: string;
  value: string;
  title: string;
  slotTitle: string;
  label: string;
  isLeaf: boolean;
  icon: string | null;
  /** 1: it has data rules. */
  ruleFlag: 0 | 1;
  parentId: string | null;
  scopedSlots: { title: 'hasDatarule' };
  children: PermissionTreeNode[] | null;
}

/**
 * Returns all rows as a tree, and their ids. Rows without their parent are placed at the root, so that none is lost;
 * those that are not menu entries come last.
 */
export function permissionTree(
  rows: readonly PermissionRow[],
  ruled: ReadonlySet<string>,
): { treeList: PermissionTreeNode[]; ids: string[] } {
  const ids = new Set(rows.map((row) => row.id));
  const below = groupBy(rows, (row) => (row.parent_id && ids.has(row.parent_id) ? row.parent_id : ''));
  const nodesOf = (parent: string): PermissionTreeNode[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = nodesOf(row.id);
      return {
        key: row.id,
        value: row.id,
        title: row.name,
        slotTitle: row.name,
        label: row.name,
        isLeaf: children.length === 0,
        icon: row.icon,
        ruleFlag: ruled.has(row.id) ? 1 : 0,
        parentId: row.parent_id,
        scopedSlots: { title: 'hasDatarule' },
        children: children.length > 0 ? children : null,
      };
    });
  const roots = below.get('') ?? [];
  below.set('', [...roots.filter(isEntry), ...roots.filter((row) => !isEntry(row))]);
  return { treeList: nodesOf(''), ids: [...ids] };
}

function isEntry({ menu_type: type }: PermissionRow): boolean {
  return type !== 2;
}
