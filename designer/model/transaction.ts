import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { Path } from '../../src/schema/json/index.ts';
import { applyPatches, type Patch, type Tree } from '../../src/schema/tree/index.ts';
import type { Step } from '../words/index.ts';

/** A unit of undo: patches, their inverse, and its label in the history. */
export interface Transaction {
  /** The step. Its text is only created when it is shown, in the language of that time. */
  label: Step;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Consecutive transactions with the same key are merged, for example the letters of a title. */
  squash?: string;
  others?: readonly ChangedDocument[];
  /** The selection before it, restored by undo, and after it, restored by redo. */
  selection?: { before: readonly Path[]; after: readonly Path[] };
}

/**
 * Applies patches as one transaction.
 * @throws PatchError; the given tree never changes.
 */
export function transact(tree: Tree, label: Step, patches: readonly Patch[], more: Partial<Transaction> = {}) {
  const { tree: next, inverse } = applyPatches(tree, patches);
  const transaction: Transaction = { ...more, label, patches, inverse };
  return { tree: next, transaction };
}

/** Merges two transactions, or returns undefined if the second is a separate step. */
export function squashed(before: Transaction, after: Transaction): Transaction | undefined {
  if (before.squash === undefined || before.squash !== after.squash) return undefined;
  return {
    ...before,
    patches: [...before.patches, ...after.patches],
    inverse: [...after.inverse, ...before.inverse],
    ...(before.selection && after.selection && { selection: { ...before.selection, after: after.selection.after } }),
  };
}
