import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { Path } from '../../src/schema/json/index.ts';
import { applyPatches, type Patch, type Tree } from '../../src/schema/tree/index.ts';
import type { Step } from '../words/index.ts';

/** What one undo undoes: patches, those that lead back, and what it is called in the history. */
export interface Transaction {
  /** What was done; its words are made when they are read, in the language of then. */
  label: Step;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Transactions that follow each other with the same key become one: the letters of a title being typed. */
  squash?: string;
  /** What changes in other documents at the same time. */
  others?: readonly ChangedDocument[];
  /** What was selected before it, which undo selects again, and after it, which redo does. */
  selection?: { before: readonly Path[]; after: readonly Path[] };
}

/**
 * Applies patches as one transaction.
 * @throws PatchError; the tree that was given never changes.
 */
export function transact(tree: Tree, label: Step, patches: readonly Patch[], more: Partial<Transaction> = {}) {
  const { tree: next, inverse } = applyPatches(tree, patches);
  const transaction: Transaction = { ...more, label, patches, inverse };
  return { tree: next, transaction };
}

/** Two transactions as one, or undefined where the second is a gesture of its own. */
export function squashed(before: Transaction, after: Transaction): Transaction | undefined {
  if (before.squash === undefined || before.squash !== after.squash) return undefined;
  return {
    ...before,
    patches: [...before.patches, ...after.patches],
    inverse: [...after.inverse, ...before.inverse],
    ...(before.selection && after.selection && { selection: { ...before.selection, after: after.selection.after } }),
  };
}
