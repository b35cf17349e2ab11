import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import { applyPatches, type Patch, type Tree } from '../../src/schema/tree/index.ts';

/** What one undo undoes: patches, those that lead back, and the words of it in the history. */
export interface Transaction {
  /** What was done, in words for the history: “添加 单行文本”. */
  label: string;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Transactions that follow each other with the same key become one: the letters of a title being typed. */
  squash?: string;
  /** What changes in other documents at the same time. */
  others?: readonly ChangedDocument[];
}

/**
 * Applies patches as one transaction.
 * @throws PatchError; the tree that was given never changes.
 */
export function transact(
  tree: Tree,
  label: string,
  patches: readonly Patch[],
  squash?: string,
  others?: readonly ChangedDocument[],
) {
  const { tree: next, inverse } = applyPatches(tree, patches);
  const transaction: Transaction = {
    label,
    patches,
    inverse,
    ...(squash !== undefined && { squash }),
    ...(others && { others }),
  };
  return { tree: next, transaction };
}

/** Two transactions as one, or undefined where the second is a gesture of its own. */
export function squashed(before: Transaction, after: Transaction): Transaction | undefined {
  if (before.squash === undefined || before.squash !== after.squash) return undefined;
  return {
    ...before,
    patches: [...before.patches, ...after.patches],
    inverse: [...after.inverse, ...before.inverse],
  };
}
