import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { Path } from '../../src/schema/json/index.ts';
import { applyPatches, type Patch, type Tree } from '../../src/schema/tree/index.ts';
import type { Step } from '../words/index.ts';
import { squashed, transact, type Transaction } from './transaction.ts';

/** A document with what was done to it: `done` of the transactions are in force, those behind them can be redone. */
export interface History {
  tree: Tree;
  transactions: readonly Transaction[];
  done: number;
}

/** A document to which nothing was done yet. */
export function startHistory(tree: Tree): History {
  return { tree, transactions: [], done: 0 };
}

/**
 * Does something to the document; what was undone before can no longer be redone. Nothing to do leaves the history as it
 * is, the same object.
 * @throws PatchError for patches that cannot be applied.
 */
export function perform(
  history: History,
  label: Step,
  patches: readonly Patch[],
  more?: Pick<Transaction, 'squash' | 'others' | 'selection'>,
): History {
  if (patches.length === 0) return history;
  const { tree, transaction } = transact(history.tree, label, patches, more);
  if (tree === history.tree) return history;
  const past = history.transactions.slice(0, history.done);
  const last = past.at(-1);
  const one = last && history.done === history.transactions.length ? squashed(last, transaction) : undefined;
  const transactions = one ? [...past.slice(0, -1), one] : [...past, transaction];
  return { tree, transactions, done: transactions.length };
}

/** Ends what is being squashed: the next transaction is a gesture of its own (a field was left). */
export function endGesture(history: History): History {
  const last = history.transactions[history.done - 1];
  if (last?.squash === undefined) return history;
  const transactions = history.transactions.map((each) => (each === last ? closed(last) : each));
  return { ...history, transactions };
}

/** The document with `done` of the transactions in force: undo, redo and a jump in the named history are all this. */
export function jump(history: History, done: number): History {
  const target = Math.max(0, Math.min(done, history.transactions.length));
  let { tree } = history;
  for (let at = history.done; at > target; at -= 1) tree = apply(tree, history.transactions[at - 1]?.inverse);
  for (let at = history.done; at < target; at += 1) tree = apply(tree, history.transactions[at]?.patches);
  return target === history.done ? history : { ...endGesture(history), tree, done: target };
}

/** The other documents as the transactions in force leave them; those that nothing changes are not among them. */
export function otherDocuments({ transactions, done }: History): ReadonlyMap<DocumentKey, ChangedDocument> {
  const changed = transactions.slice(0, done).flatMap(({ others = [] }) => others);
  return new Map(changed.map((document) => [document.key, document]));
}

/** What was selected when the document stood as it does after a jump from where `before` was; undefined if nowhere. */
export function selectionAfterJump(before: History, { transactions, done }: History): readonly Path[] | undefined {
  return done < before.done ? transactions[done]?.selection?.before : transactions[done - 1]?.selection?.after;
}

/** Takes the last transaction back; the same object where there is none. */
export const undo = (history: History): History => jump(history, history.done - 1);

/** Does again what was undone last; the same object where there is nothing. */
export const redo = (history: History): History => jump(history, history.done + 1);

function apply(tree: Tree, patches: readonly Patch[] = []): Tree {
  return applyPatches(tree, patches).tree;
}

function closed({ label, patches, inverse, others, selection }: Transaction): Transaction {
  return { label, patches, inverse, ...(others && { others }), ...(selection && { selection }) };
}
