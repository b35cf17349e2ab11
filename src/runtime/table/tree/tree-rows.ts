import type { DataRecord } from '../../ports/index.ts';
import { recordId } from '../state/index.ts';

/** A row of the grid. A `loading` row is the placeholder of children that are being loaded. */
export interface TableRow {
  key: string;
  kind: 'record' | 'loading';
  record: DataRecord;
  level: number;
  expandable: boolean;
  expanded: boolean;
}

export interface TreeState {
  expanded: ReadonlySet<string>;
  /** Children that were loaded after their parents. An empty list means that there are none after all. */
  children: ReadonlyMap<string, readonly DataRecord[]>;
}

export const emptyTree: TreeState = { expanded: new Set(), children: new Map() };

/** Returns the records of the rows. */
export function pageOf(rows: readonly TableRow[]): DataRecord[] {
  return rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []));
}

/** Returns the rows of a table that is not a tree. */
export function plainRows(records: readonly DataRecord[]): TableRow[] {
  return records.map((record, index) => ({
    key: recordId(record) || `#${index}`,
    kind: 'record',
    record,
    level: 0,
    expandable: false,
    expanded: false,
  }));
}

/** Returns the visible rows of a tree, parents before their children. */
export function flattenTree(records: readonly DataRecord[], tree: TreeState, level = 0): TableRow[] {
  return records.flatMap((record, index) => {
    const id = recordId(record);
    const children = childrenOf(record, tree);
    const expandable = children ? children.length > 0 : hasChildren(record);
    const expanded = expandable && tree.expanded.has(id);
    const row: TableRow = { key: id || `#${level}.${index}`, kind: 'record', record, level, expandable, expanded };
    if (!expanded) return [row];
    if (!children) return [row, loadingRow(row)];
    return [row, ...flattenTree(children, tree, level + 1)];
  });
}

/** Returns the known children: loaded ones, or those in the record. */
export function childrenOf(record: DataRecord, tree: Pick<TreeState, 'children'>): readonly DataRecord[] | undefined {
  const loaded = tree.children.get(recordId(record));
  if (loaded) return loaded;
  return knownChildren(record);
}

/** Returns the child records in `children`; undefined if they are loaded later. */
export function knownChildren(record: Readonly<Record<string, unknown>>): readonly DataRecord[] | undefined {
  const { children } = record;
  return Array.isArray(children) && (children.length > 0 || !hasChildren(record)) ? children : undefined;
}

/** Returns true if a record has children: it contains them, or is marked by `hasChildren`. */
export function isParent(record: Readonly<Record<string, unknown>>): boolean {
  return hasChildren(record) || (knownChildren(record)?.length ?? 0) > 0;
}

function hasChildren(record: Readonly<Record<string, unknown>>): boolean {
  return record['hasChildren'] === true;
}

function loadingRow(parent: TableRow): TableRow {
  return { ...parent, key: `${parent.key}#loading`, kind: 'loading', level: parent.level + 1, expandable: false };
}
