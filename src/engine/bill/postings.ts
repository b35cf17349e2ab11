import type { ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { evaluateSet, type ExpressionScope, holds, scopeOf } from './expression-scope.ts';
import { linesOf, toScopeRecord } from './field-value.ts';

/** What one posting of a model does when a transition happens. */
export interface PostingEffect {
  /** Its place in the model's `postings`. */
  posting: number;
  /** Id of the ledger model. */
  into: string;
  /** `append` the rows, or `reverse` what this posting has appended for the record. */
  effect: 'append' | 'reverse';
  /** The rows to append; empty for `reverse`. */
  rows: RecordValues[];
  /** The numbers of the lines that the rows come from, from 1; undefined for a row of the record itself. */
  lines: (number | undefined)[];
}

/**
 * What the transition does to ledgers: rows by each posting's `set`, over `$record` as given (the state it will have),
 * `$line`, `$user` and `$now`. Throws ExpressionError where a `set` cannot be evaluated, so that nothing is half posted.
 */
export function postingsOf(
  model: ResolvedModel,
  record: RecordValues,
  transition: string,
  context: BillContext,
): PostingEffect[] {
  return model.postings.flatMap((posting, index): PostingEffect[] => {
    const base = { posting: index, into: posting.into };
    const ledger = context.models.get(posting.into);
    if (!ledger) return [];
    if (posting.undo === transition) return [{ ...base, effect: 'reverse', rows: [], lines: [] }];
    if (posting.on !== transition) return [];
    const posted = lineScopes(model, record, posting.each, context).filter(({ scope }) => holds(posting.when, scope));
    const rows = posted.map(({ scope, line }) => evaluateSet(posting.set, scope, ledger, line));
    return [{ ...base, effect: 'append', rows, lines: posted.map(({ line }) => line) }];
  });
}

/** One scope for the record, or one for each line of a child field, with the line's number. */
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
