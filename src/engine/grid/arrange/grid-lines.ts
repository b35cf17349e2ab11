import type { GridData } from '../rows/index.ts';
import type { ArrangedKeys } from './arrange.ts';

export type GridLine =
  | { kind: 'row'; key: string; depth: number; isOpen?: boolean }
  | { kind: 'group'; text: string; count: number; isOpen: boolean }
  | { kind: 'detail'; key: string };

/** Returns rows under their headings; the rows of a closed group are left out. */
export function groupLines({ keys, headings }: ArrangedKeys, closed: ReadonlySet<string>): GridLine[] {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const text = headings?.get(key) ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const lines: GridLine[] = [];
  let current: string | undefined;
  for (const key of keys) {
    const text = headings?.get(key) ?? '';
    if (text !== current) lines.push({ kind: 'group', text, count: counts.get(text) ?? 0, isOpen: !closed.has(text) });
    current = text;
    if (!closed.has(text)) lines.push({ kind: 'row', key, depth: 0 });
  }
  return lines;
}

/**
 * Returns rows as a tree by the field that names their parent, children below their parents in the table's order. A row
 * whose parent is not in the table is a root; cycles that no root reaches come at the end.
 */
export function treeLines(
  data: GridData,
  parentKey: string,
  open: ReadonlySet<string>,
  hasChildren: (key: string) => boolean = () => false,
): GridLine[] {
  const children = new Map<string, string[]>();
  const roots: string[] = [];
  for (const { key, record } of data.rows) {
    const parent = record[parentKey];
    const name = parent === null || parent === undefined ? '' : String(parent);
    if (name === '' || name === key || !data.positions.has(name)) roots.push(key);
    else addTo(children, name, key);
  }
  const lines: GridLine[] = [];
  const seen = new Set<string>();
  const walk = (key: string, depth: number) => {
    if (seen.has(key)) return;
    seen.add(key);
    const below = children.get(key) ?? [];
    const isParent = below.length > 0 || hasChildren(key);
    lines.push({ kind: 'row', key, depth, ...(isParent && { isOpen: open.has(key) }) });
    if (open.has(key)) for (const child of below) walk(child, depth + 1);
    else markBelow(below);
  };
  const markBelow = (keys: readonly string[]) => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      markBelow(children.get(key) ?? []);
    }
  };
  for (const key of roots) walk(key, 0);
  for (const key of data.rows.keys()) walk(key, 0);
  return lines;
}

/**
 * Returns the keys with all their descendants by the field that names the parent, the deepest ones first: a server that
 * refuses to remove a row with children accepts them in this order.
 */
export function branchesOf(data: GridData, parentKey: string, keys: readonly string[]): string[] {
  const children = new Map<string, string[]>();
  for (const { key, record } of data.rows) addTo(children, String(record[parentKey] ?? ''), key);
  const seen = new Set<string>();
  const found: string[] = [];
  const walk = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const child of children.get(key) ?? []) walk(child);
    found.push(key);
  };
  for (const key of keys) walk(key);
  return found;
}

function addTo(children: Map<string, string[]>, parent: string, key: string): void {
  const siblings = children.get(parent);
  if (siblings) siblings.push(key);
  else children.set(parent, [key]);
}

/** Adds the details below expanded rows. */
export function withDetails(lines: readonly GridLine[], expanded: ReadonlySet<string>): GridLine[] {
  if (expanded.size === 0) return [...lines];
  return lines.flatMap((line): GridLine[] =>
    line.kind === 'row' && expanded.has(line.key) ? [line, { kind: 'detail', key: line.key }] : [line],
  );
}
