import type { ResolvedModel } from './resolved-model.ts';

/**
 * Returns the ids of the models whose records only postings write: those that postings name, and those that a balance
 * sums, because a manually entered record would not change the balance.
 */
export function ledgersAmong(models: Iterable<ResolvedModel>): ReadonlySet<string> {
  return new Set(
    [...models].flatMap(({ postings, balanceOf }) => [
      ...postings.map(({ into }) => into),
      ...(balanceOf ? [balanceOf.model] : []),
    ]),
  );
}
