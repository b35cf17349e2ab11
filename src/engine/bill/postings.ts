import type { ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { evaluateSet, holds, scopeOf, type ExpressionScope } from './expression-scope.ts';
import { linesOf, toScopeRecord } from './field-value.ts';

export interface PostingEffect {
  posting: string;
  undo: string | undefined;
  into: string;
  rows: RecordValues[];
  /** The numbers of the lines that the rows come from, from 1; undefined for a row of the record itself. */
  lines: (number | undefined)[];
  /** The sums of the ledger's balance after each of the `rows`; without it the rows contain their amounts. */
  balances?: RecordValues[];
}

/**
 * Computes the rows that a transition appends to ledgers, by the `set` of each posting with `$record` as passed (with
 * its new state), `$line`, `$user` and `$now`.
 * @throws ExpressionError when a `set` cannot be evaluated, so that nothing is posted partially.
 */
export function postingsOf(
  model: ResolvedModel,
  record: RecordValues,
  transition: string,
  context: BillContext,
): PostingEffect[] {
  return model.postings.flatMap((posting): PostingEffect[] => {
    const ledger = context.models.get(posting.into);
    if (!ledger || posting.on !== transition) return [];
    const posted = lineScopes(model, record, posting.each, context).filter(({ scope }) => holds(posting.when, scope));
    const rows = posted.map(({ scope, line }) => evaluateSet(posting.set, scope, ledger, line));
    const lines = posted.map(({ line }) => line);
    const { balanceTo } = posting;
    const balances = balanceTo && posted.map(({ scope, line }) => evaluateSet(balanceTo, scope, ledger, line));
    const effect = { posting: posting.name, undo: posting.undo, into: posting.into, rows, lines };
    return [{ ...effect, ...(balances && { balances }) }];
  });
}

/**
 * True when the transition reverses the postings of a name. The posting of that name decides. If the model no longer
 * has it, the transition recorded with the posting decides; if that no longer exists either, every transition that
 * reverses another posting does.
 */
export function isUndoneBy(
  { postings, states }: ResolvedModel,
  transition: string,
  posted: { posting: string; undo: string | undefined },
): boolean {
  const posting = postings.find(({ name }) => name === posted.posting);
  if (posting) return posting.undo === transition;
  if (posted.undo === undefined) return false;
  const isThere = states?.transitions.some(({ name }) => name === posted.undo) ?? false;
  return isThere ? posted.undo === transition : postings.some(({ undo }) => undo === transition);
}

/** Returns one scope for the record, or one for each line of a child field with the line's number. */
export function lineScopes(
  model: ResolvedModel,
  record: RecordValues,
  each: string | undefined,
  context: BillContext,
): { scope: ExpressionScope; line?: number }[] {
  const scope = scopeOf(model, record, context);
  if (each === undefined) return [{ scope }];
  const field = model.fields.find(({ name }) => name === each);
  const lineModel = field?.child && context.models.get(field.child.model);
  if (!lineModel) return [];
  return linesOf(record[each]).map((line, index) => ({
    scope: { ...scope, $line: toScopeRecord(lineModel, line, context.models) },
    line: index + 1,
  }));
}
