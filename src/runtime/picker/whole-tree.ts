import { readTree, type TreeNode } from '../../engine/picker/index.ts';
import { type TreeCall } from '../../engine/tree-source/index.ts';
import type { RequestsPort } from '../ports/index.ts';
import { forgetAnswer, keptAnswer } from './kept-answers.ts';

/** All nodes of a tree that comes at once, for what is chosen in it: asked for once in 30 s. */
export async function wholeTree(requests: RequestsPort, call: TreeCall): Promise<TreeNode[]> {
  const answer = await keptAnswer(requests, call);
  try {
    return readTree(answer);
  } catch (reason) {
    forgetAnswer(requests, call);
    throw reason;
  }
}

/** As `wholeTree`, to choose from: what was asked for a moment ago serves once, then it is asked for anew. */
export async function takeWholeTree(requests: RequestsPort, call: TreeCall): Promise<TreeNode[]> {
  try {
    return await wholeTree(requests, call);
  } finally {
    forgetAnswer(requests, call);
  }
}
