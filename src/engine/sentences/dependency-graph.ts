import { dependencyOrder } from '../resolve/index.ts';
import type { LogicSentence } from './sentence.ts';

/** A field in the graph: its title, and the number of steps between it and the fields that users fill in. */
export interface GraphNode {
  path: string;
  title: string;
  layer: number;
  isInCircle: boolean;
}

/** The dependencies of fields: an edge leads from a field that is read to the field that it affects. */
export interface DependencyGraph {
  nodes: GraphNode[];
  edges: { from: string; to: string }[];
}

/**
 * Builds the graph of the fields that sentences are about, and those that they read. Fields that depend on nothing are
 * in layer 0, all others after those they depend on; the members of a cycle follow each other in the order in which
 * they are found.
 */
export function dependencyGraph(
  sentences: readonly LogicSentence[],
  titleOf: (path: string) => string,
): DependencyGraph {
  const reads = new Map<string, Set<string>>();
  const titles = new Map<string, string>();
  const readsOf = (path: string) => {
    const known = reads.get(path) ?? new Set();
    reads.set(path, known);
    return known;
  };
  for (const { kind, target, reads: read } of sentences) {
    // A rule is listed at a field, but does not change any.
    if (!target || kind === 'rule' || read.length === 0) continue;
    titles.set(target.path, target.title);
    for (const path of read) {
      readsOf(path);
      readsOf(target.path).add(path);
    }
  }
  const { order } = dependencyOrder(reads.keys(), readsOf);
  const circular = sentences.filter(({ flags }) => flags.some(({ code }) => code === 'circle'));
  const inCircle = new Set(circular.map(({ target }) => target?.path));
  const layers = new Map<string, number>();
  for (const path of order) {
    const before = [...readsOf(path)].flatMap((each) => layers.get(each) ?? []);
    layers.set(path, before.length === 0 ? 0 : Math.max(...before) + 1);
  }
  return {
    nodes: [...layers].map(([path, layer]) => ({
      path,
      layer,
      title: titles.get(path) ?? titleOf(path),
      isInCircle: inCircle.has(path),
    })),
    edges: [...reads].flatMap(([to, from]) => [...from].map((path) => ({ from: path, to }))),
  };
}
