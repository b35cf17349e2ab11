import { groupBy, type SavedPermissionRow } from '../../database/index.ts';

/**
 * A menu entry or permission point in the tree that administrators edit (docs/jeecgboot.md, Menus, data rules,
 * departments).
 */
export interface EntryNode {
  [key: string]: string | number | boolean | null | EntryNode[] | undefined;
  id: string;
  parentId: string | null;
  isLeaf: boolean;
  children?: EntryNode[];
}

export function entryTree(
  rows: readonly SavedPermissionRow[],
  ruled: ReadonlySet<string>,
  parent: string | null,
): EntryNode[] {
  const below = groupBy(rows, (row) => row.parent_id || null);
  const nodesOf = (id: string | null): EntryNode[] =>
    (below.get(id) ?? []).map((row) => {
      const children = nodesOf(row.id);
      return { ...entryNode(row, ruled, children.length === 0), ...(children.length > 0 && { children }) };
    });
  return nodesOf(parent);
}

export function entriesBelow(
  rows: readonly SavedPermissionRow[],
  ruled: ReadonlySet<string>,
  parent: string | null,
): EntryNode[] {
  const parents = new Set(rows.map((row) => row.parent_id));
  return rows
    .filter((row) => (row.parent_id || null) === parent)
    .map((row) => entryNode(row, ruled, !parents.has(row.id)));
}

/**
 * Returns one entry as administrators edit it.
 * @param ruled the entries that have data rules.
 */
export function entryNode(row: SavedPermissionRow, ruled: ReadonlySet<string>, isLeaf: boolean): EntryNode {
  const on = (value: number): boolean => value === 1;
  return {
    id: row.id,
    key: row.id,
    title: row.name,
    name: row.name,
    parentId: row.parent_id,
    menuType: row.menu_type,
    perms: row.perms,
    permsType: row.perms_type,
    icon: row.icon,
    component: row.component,
    url: row.url,
    componentName: row.component_name,
    redirect: row.redirect,
    sortNo: row.sort_no,
    isLeaf,
    leaf: isLeaf,
    ruleFlag: ruled.has(row.id) ? 1 : 0,
    route: on(row.is_route),
    keepAlive: on(row.keep_alive),
    alwaysShow: on(row.always_show),
    hidden: on(row.hidden),
    hideTab: on(row.hide_tab),
    status: row.status,
    internalOrExternal: on(row.internal_or_external),
    description: row.description,
    delFlag: 0,
    version: row.version,
    createBy: row.create_by,
    createTime: row.create_time.slice(0, 19),
    updateBy: row.update_by,
    updateTime: row.update_time?.slice(0, 19) ?? null,
  };
}
