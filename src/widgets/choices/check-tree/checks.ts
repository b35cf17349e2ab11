import type { CheckNode } from './read-nodes.ts';

/** Keys of all nodes, parents before what is below them. */
export function allKeys(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => [node.key, ...allKeys(node.children ?? [])]);
}

/** Keys of the nodes that have others below them. */
export function branchKeys(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => (node.children ? [node.key, ...branchKeys(node.children)] : []));
}

/** What is ticked; `implied` are those of it that a tick below them took along. */
export interface Ticks {
  ticked: readonly string[];
  implied: readonly string[];
}

/** What a press takes along: what is below the node, what is above it. */
export interface Along {
  below: boolean;
  above: boolean;
}

/**
 * What is ticked after a press on the node `key`. A tick takes along what is above it, where `above` says so, and what is
 * below it, where `below` says so; taking it away takes along what is below, where `below` says so, and what stands above
 * only because of it. What is ticked and not in the tree stays.
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

/** Keys that are not ticked, but something below them is. */
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

/** Keys above the nodes whose title holds the text: they must be open for those to be seen. */
export function keysAbove(nodes: readonly CheckNode[], text: string): string[] {
  return nodes.flatMap((node) => {
    const inside = node.children ?? [];
    const isOpen = allTitles(inside).some((title) => matches(title, text));
    return isOpen ? [node.key, ...keysAbove(inside, text)] : [];
  });
}

/** The nodes whose title holds the text, those above them, and those below them. */
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
