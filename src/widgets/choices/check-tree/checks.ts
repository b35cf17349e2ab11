import type { CheckNode } from './read-nodes.ts';

/** Returns the keys of all nodes, parents before their children. */
export function allKeys(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => [node.key, ...allKeys(node.children ?? [])]);
}

/** Returns the keys of the nodes with children. */
export function branchKeys(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => (node.children ? [node.key, ...branchKeys(node.children)] : []));
}

/** The ticked nodes; `implied` are those that are ticked only because of a descendant. */
export interface Ticks {
  ticked: readonly string[];
  implied: readonly string[];
}

/** The nodes that a press includes: the descendants, the ancestors. */
export interface Along {
  below: boolean;
  above: boolean;
}

/**
 * Returns the ticked nodes after a press on the node `key`. Ticking includes the ancestors (`along.above`) and the
 * descendants (`along.below`). Unticking includes the descendants (`along.below`), and implied ancestors without
 * another ticked descendant. Ticked keys that are not in the tree are kept.
 */
export function toggled(nodes: readonly CheckNode[], { ticked, implied }: Ticks, key: string, along: Along): Ticks {
  const path = pathTo(nodes, key);
  const node = path.at(-1);
  if (!node) return { ticked, implied };
  const above = path.slice(0, -1);
  const below = along.below ? allKeys(node.children ?? []) : [];
  if (!ticked.includes(key)) {
    const taken = along.above ? above.map((each) => each.key).filter((each) => !ticked.includes(each)) : [];
    return { ticked: [...new Set([...ticked, ...taken, key, ...below])], implied: [...implied, ...taken] };
  }
  const gone = new Set([key, ...below]);
  const isLeft = (each: string) => !gone.has(each) && ticked.includes(each);
  for (const { key: parent, children } of above.toReversed())
    if (implied.includes(parent) && !allKeys(children ?? []).some(isLeft)) gone.add(parent);
  return { ticked: ticked.filter((each) => !gone.has(each)), implied: implied.filter((each) => !gone.has(each)) };
}

/** Returns the keys of unticked nodes with a ticked descendant. */
export function halfTicked(nodes: readonly CheckNode[], ticked: readonly string[]): string[] {
  const set = new Set(ticked);
  const half: string[] = [];
  const holdsTick = (node: CheckNode): boolean => {
    const below = (node.children ?? []).map(holdsTick).includes(true);
    if (below && !set.has(node.key)) half.push(node.key);
    return below || set.has(node.key);
  };
  nodes.forEach(holdsTick);
  return half;
}

/** Returns the keys of the nodes that must be open to show the nodes whose title contains the text. */
export function keysAbove(nodes: readonly CheckNode[], text: string): string[] {
  return nodes.flatMap((node) => {
    const inside = node.children ?? [];
    const isOpen = allTitles(inside).some((title) => matches(title, text));
    return isOpen ? [node.key, ...keysAbove(inside, text)] : [];
  });
}

/** Returns the nodes whose title contains the text, with their ancestors and descendants. */
export function found(nodes: readonly CheckNode[], text: string): CheckNode[] {
  if (text.trim() === '') return [...nodes];
  return nodes.flatMap((node): CheckNode[] => {
    if (matches(node.title, text)) return [node];
    const children = found(node.children ?? [], text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function matches(title: string, text: string): boolean {
  return title.toLowerCase().includes(text.trim().toLowerCase());
}

function allTitles(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => [node.title, ...allTitles(node.children ?? [])]);
}

function pathTo(nodes: readonly CheckNode[], key: string): CheckNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const below = pathTo(node.children ?? [], key);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
