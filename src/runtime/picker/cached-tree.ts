import { readTree, type TreeNode } from '../../engine/picker/index.ts';
import { type TreeCall } from '../../engine/tree-source/index.ts';
import type { RequestsPort } from '../ports/index.ts';
import { invalidateAnswer, cachedAnswer } from './answer-cache.ts';

/** All nodes of a tree that comes at once, for what is chosen in it: asked for once in 30 s. */
export async function cachedTree(requests: RequestsPort, call: TreeCall): Promise<TreeNode[]> {
  const answer = await cachedAnswer(requests, call);
  try {
    return readTree(answer);
  } catch (reason) {
    invalidateAnswer(requests, call);
    throw reason;
  }
}

/** As `cachedTree`, to choose from: what was asked for a moment ago serves once, then it is asked for anew. */
export async function consumeCachedTree(requests: RequestsPort, call: TreeCall): Promise<TreeNode[]> {
  try {
    return await cachedTree(requests, call);
  } finally {
    invalidateAnswer(requests, call);
  }
}
