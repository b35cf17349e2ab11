import { readTree, type TreeCall, type TreeNode } from '../../engine/picker/index.ts';
import type { RequestsPort } from '../data/ports.ts';

interface Asked {
  at: number;
  nodes: Promise<TreeNode[]>;
}

const keptFor = 30_000;
const trees = new WeakMap<RequestsPort, Map<string, Asked>>();

/** All nodes of a tree that comes at once, for what is chosen in it: asked for once in 30 s. */
export function wholeTree(requests: RequestsPort, { path, params }: TreeCall): Promise<TreeNode[]> {
  const known = trees.get(requests) ?? new Map<string, Asked>();
  trees.set(requests, known);
  const key = JSON.stringify([path, params]);
  const found = known.get(key);
  if (found && Date.now() - found.at < keptFor) return found.nodes;
  const call = requests.call({ method: 'GET', path, params, quiet: true });
  const nodes = call.then(({ result }) => readTree(result));
  known.set(key, { at: Date.now(), nodes });
  nodes.catch(() => known.delete(key));
  return nodes;
}

/** As `wholeTree`, to choose from: what was asked for a moment ago serves once, then it is asked for anew. */
export async function takeWholeTree(requests: RequestsPort, call: TreeCall): Promise<TreeNode[]> {
  const nodes = wholeTree(requests, call);
  const known = trees.get(requests);
  try {
    return await nodes;
  } finally {
    known?.delete(JSON.stringify([call.path, call.params]));
  }
}
