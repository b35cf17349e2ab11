import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { Path } from '../../src/schema/json/index.ts';
import { applyPatches, type Patch, type Tree } from '../../src/schema/tree/index.ts';
import type { Step } from '../words/index.ts';
import { squashed, transact, type Transaction } from './transaction.ts';

/** A document with its history: the first `done` transactions are applied, the others can be redone. */
export interface History {
  tree: Tree;
  transactions: readonly Transaction[];
  done: number;
}

/** Documents that change together with the designed one, by key. */
export type OtherDocuments = ReadonlyMap<DocumentKey, ChangedDocument>;

/** Creates the history of an unchanged document. */
export function startHistory(tree: Tree): History {
  return { tree, transactions: [], done: 0 };
}

/**
 * Applies patches to the document; transactions that were undone can no longer be redone. If nothing changes, neither
 * in the document nor in others, returns the same history object.
 * @throws PatchError for patches that cannot be applied.
 */
export function perform(
  history: History,
  label: Step,
  patches: readonly Patch[],
  more?: Pick<Transaction, 'squash' | 'others' | 'selection'>,
): History {
  const { tree, transaction } = transact(history.tree, label, patches, more);
  const changesOthers = (more?.others ?? []).length > 0;
  if (tree === history.tree && !changesOthers) return history;
  const past = history.transactions.slice(0, history.done);
  const last = past.at(-1);
  const one = last && history.done === history.transactions.length ? squashed(last, transaction) : undefined;
  const transactions = one ? [...past.slice(0, -1), one] : [...past, transaction];
  return { tree, transactions, done: transactions.length };
}

/** Ends the current squashing, so that the next transaction is a separate step (e.g. after a field has lost focus). */
export function endGesture(history: History): History {
  const last = history.transactions[history.done - 1];
  if (last?.squash === undefined) return history;
  const transactions = history.transactions.map((each) => (each === last ? closed(last) : each));
  return { ...history, transactions };
}

/** Returns the document with the first `done` transactions applied. Undo, redo and jumps in the history all use it. */
export function jump(history: History, done: number): History {
  const target = Math.max(0, Math.min(done, history.transactions.length));
  let { tree } = history;
  for (let at = history.done; at > target; at -= 1) tree = apply(tree, history.transactions[at - 1]?.inverse);
  for (let at = history.done; at < target; at += 1) tree = apply(tree, history.transactions[at]?.patches);
  return target === history.done ? history : { ...endGesture(history), tree, done: target };
}

/** Returns the other documents as changed by the applied transactions, without documents that did not change. */
export function otherDocuments({ transactions, done }: History): OtherDocuments {
  const changed = transactions.slice(0, done).flatMap(({ others = [] }) => others);
  return new Map(changed.map((document) => [document.key, document]));
}

/** Returns the selection that belongs to the document after a jump from `before`, or undefined. */
export function selectionAfterJump(before: History, { transactions, done }: History): readonly Path[] | undefined {
  return done < before.done ? transactions[done]?.selection?.before : transactions[done - 1]?.selection?.after;
}

/** Undoes the last transaction; returns the same object if there is none. */
export const undo = (history: History): History => jump(history, history.done - 1);

/** Redoes the transaction that was undone last; returns the same object if there is none. */
export const redo = (history: History): History => jump(history, history.done + 1);

function apply(tree: Tree, patches: readonly Patch[] = []): Tree {
  return applyPatches(tree, patches).tree;
}

function closed({ label, patches, inverse, others, selection }: Transaction): Transaction {
  return { label, patches, inverse, ...(others && { others }), ...(selection && { selection }) };
}
