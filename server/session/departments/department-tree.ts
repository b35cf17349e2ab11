import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import { groupBy } from '../../records/index.ts';
import type { SessionSchema } from '../tables.ts';

/** A department of a tree (jeecg-contract.md 6.3). */
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
  /** 1 company, 2 department, 3 post. */
  orgCategory: string;
  /** Depth, from 1. */
  orgType: string;
  orgCode: string;
  mobile: string | null;
  fax: string | null;
  address: string | null;
  memo: string | null;
  children: DepartmentNode[] | null;
}

type Row = Awaited<ReturnType<typeof readDepartmentRows>>[number];

/** All departments, in the order in which they are shown. */
export async function readDepartmentRows(database: DynamicKysely) {
  const db = database.withTables<SessionSchema>();
  return db
    .selectFrom('sys_depart')
    .select(['id', 'parent_id', 'depart_name', 'depart_order', 'org_category', 'org_type', 'org_code'])
    .select(['mobile', 'fax', 'address', 'memo'])
    .where('del_flag', '=', 0)
    .orderBy('depart_order')
    .orderBy('org_code')
    .execute();
}

/** These departments as a tree; one whose parent is not among them stands at the top, so that none is lost. */
export function departmentTree(rows: readonly Row[]): DepartmentNode[] {
  const below = belowOf(rows);
  const nodesOf = (parent: string): DepartmentNode[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = nodesOf(row.id);
      return { ...nodeOf(row, children.length === 0), children: children.length > 0 ? children : null };
    });
  return nodesOf('');
}

/** The departments directly below one, or at the top (`''`), without what is below them. */
export function departmentLevel(rows: readonly Row[], parent: string): DepartmentNode[] {
  const below = belowOf(rows);
  return (below.get(parent) ?? []).map((row) => nodeOf(row, !below.has(row.id)));
}

/** These departments one by one, without what is below them. */
export function departmentNodes(rows: readonly Row[]): DepartmentNode[] {
  const below = belowOf(rows);
  return rows.map((row) => nodeOf(row, !below.has(row.id)));
}

/** Ids of these departments that there are, and of all below them. */
export async function departmentsBelow(database: DynamicKysely, ids: readonly string[]): Promise<string[]> {
  const rows = await readDepartmentRows(database);
  const below = belowOf(rows);
  const found = new Set(rows.filter(({ id }) => ids.includes(id)).map(({ id }) => id));
  // A set grows while it is walked: the walk ends with the last department below.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id);
  return [...found];
}

function belowOf(rows: readonly Row[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return groupBy(rows, (row) => (row.parent_id && ids.has(row.parent_id) ? row.parent_id : ''));
}

function nodeOf(row: Row, isLeaf: boolean): DepartmentNode {
  const { id, parent_id: parentId, depart_name: departName, depart_order: departOrder, ...rest } = row;
  const { org_category: orgCategory, org_type: orgType, org_code: orgCode, ...contact } = rest;
  return {
    ...{ key: id, value: id, title: departName, isLeaf, id, parentId: parentId ?? '', departName, departOrder },
    ...{ orgCategory, orgType, orgCode, ...contact, children: null },
  };
}
