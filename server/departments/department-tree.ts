import { groupBy, type DepartmentSchema, type DynamicKysely } from '../database/index.ts';
import { seenBy, type Viewer } from '../tenancy/index.ts';

/** A department of a tree (docs/jeecgboot.md, Menus, data rules, departments). */
export interface DepartmentNode {
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  id: string;
  /** Empty at the top. */
  parentId: string;
  departName: string;
  departOrder: number;
  orgCategory: string;
  orgType: string;
  orgCode: string;
  mobile: string | null;
  fax: string | null;
  address: string | null;
  memo: string | null;
  children: DepartmentNode[] | null;
}

type Row = Awaited<ReturnType<typeof readDepartmentRows>>[number];

export async function readDepartmentRows(database: DynamicKysely, viewer: Viewer) {
  const db = database.withTables<DepartmentSchema>();
  return db
    .selectFrom('sys_depart')
    .select(['id', 'parent_id', 'depart_name', 'depart_order', 'org_category', 'org_type', 'org_code'])
    .select(['mobile', 'fax', 'address', 'memo'])
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_depart'))
    .orderBy('depart_order')
    .orderBy('org_code')
    .execute();
}

/**
 * Builds the tree of these departments. A department whose parent is missing is placed at the top, so that none is
 * lost.
 */
export function departmentTree(rows: readonly Row[]): DepartmentNode[] {
  const below = belowOf(rows);
  const nodesOf = (parent: string): DepartmentNode[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = nodesOf(row.id);
      return children.length > 0 ? nodeOf(row, false, children) : nodeOf(row, true);
    });
  return nodesOf('');
}

export function departmentLevel(rows: readonly Row[], parent: string): DepartmentNode[] {
  const below = belowOf(rows);
  return (below.get(parent) ?? []).map((row) => nodeOf(row, !below.has(row.id)));
}

export function departmentNodes(rows: readonly Row[]): DepartmentNode[] {
  const below = belowOf(rows);
  return rows.map((row) => nodeOf(row, !below.has(row.id)));
}

export async function departmentsBelow(
  database: DynamicKysely,
  ids: readonly string[],
  viewer: Viewer,
): Promise<string[]> {
  const rows = await database
    .withTables<DepartmentSchema>()
    .selectFrom('sys_depart')
    .select(['id', 'parent_id'])
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_depart'))
    .execute();
  const below = belowOf(rows);
  const wanted = new Set(ids);
  const found = new Set(rows.filter(({ id }) => wanted.has(id)).map(({ id }) => id));
  // The loop also visits ids that are added while it runs, so it reaches all levels.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id);
  return [...found];
}

function belowOf<Each extends Pick<Row, 'id' | 'parent_id'>>(rows: readonly Each[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return groupBy(rows, (row) => (row.parent_id && ids.has(row.parent_id) ? row.parent_id : ''));
}

/** The keys are written out one by one: with ten thousand nodes object spreads are measurably slower. */
function nodeOf(row: Row, isLeaf: boolean, children: DepartmentNode[] | null = null): DepartmentNode {
  return {
    key: row.id,
    value: row.id,
    title: row.depart_name,
    isLeaf,
    id: row.id,
    parentId: row.parent_id ?? '',
    departName: row.depart_name,
    departOrder: row.depart_order,
    orgCategory: row.org_category,
    orgType: row.org_type,
    orgCode: row.org_code,
    mobile: row.mobile,
    fax: row.fax,
    address: row.address,
    memo: row.memo,
    children,
  };
}
