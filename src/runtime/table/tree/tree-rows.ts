import type { DataRecord } from '../../ports/index.ts';
import { recordId } from '../state/index.ts';

/** A row of the grid. `loading` stands for children that are on their way. */
export interface TableRow {
  key: string;
  kind: 'record' | 'loading';
  record: DataRecord;
  /** Depth in a tree; 0 at the top. */
  level: number;
  expandable: boolean;
  expanded: boolean;
}

/** What of a tree is open and known; ids throughout. */
export interface TreeState {
  expanded: ReadonlySet<string>;
  /** Children loaded later than their parents. An empty list: there are none after all. */
  children: ReadonlyMap<string, readonly DataRecord[]>;
}

export const emptyTree: TreeState = { expanded: new Set(), children: new Map() };

/** The records that the rows show. */
export function pageOf(rows: readonly TableRow[]): DataRecord[] {
  return rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []));
}

/** The rows of a table that is no tree. */
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

/** The rows that an open tree shows, parents before their children. */
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

/** The children that are known: loaded ones, or those that came with the record. */
export function childrenOf(record: DataRecord, tree: Pick<TreeState, 'children'>): readonly DataRecord[] | undefined {
  const loaded = tree.children.get(recordId(record));
  if (loaded) return loaded;
  return knownChildren(record);
}

/** The records that came with their parent, in `children`; undefined where they come later. */
export function knownChildren(record: Readonly<Record<string, unknown>>): readonly DataRecord[] | undefined {
  const { children } = record;
  return Array.isArray(children) && (children.length > 0 || !hasChildren(record)) ? children : undefined;
}

/** Whether a record has children: it came with them, or is marked by `hasChildren`. */
export function isParent(record: Readonly<Record<string, unknown>>): boolean {
  return hasChildren(record) || (knownChildren(record)?.length ?? 0) > 0;
}

function hasChildren(record: Readonly<Record<string, unknown>>): boolean {
  return record['hasChildren'] === true;
}

function loadingRow(parent: TableRow): TableRow {
  return { ...parent, key: `${parent.key}#loading`, kind: 'loading', level: parent.level + 1, expandable: false };
}
