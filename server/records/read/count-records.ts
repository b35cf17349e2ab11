import type { ListQuery } from '../../../src/engine/query/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import type { Selection } from './row-estimates.ts';

/** So many records are counted; more take longer than a page is worth. */
const countedAtMost = 100_000;

/** How many records a list has: exactly, or, where `estimated` is set, about. */
export interface RecordCount {
  total: number;
  estimated?: true;
}

/**
 * How many records the selection of a query has, of which its page holds `found`. A page that is not full tells it
 * without counting. Up to 100,000 the number is exact, beyond it is the planner's, with three digits that count.
 */
export async function countRecords(
  { db, estimates, counts, context }: Pick<UnitOfWork, 'db' | 'estimates' | 'counts' | 'context'>,
  selection: Selection,
  query: ListQuery,
  found: number,
): Promise<RecordCount> {
  const before = (query.pageNo - 1) * query.pageSize;
  const expectedRows = () => estimates.of(selection.select((builder) => builder.lit(1).as('one')));
  if (found > 0 || before === 0) {
    if (found < query.pageSize) return { total: before + found };
    const expected = isPlain(query) && !context.linked ? await expectedRows() : 0;
    if (expected > 2 * countedAtMost) return estimate(expected, before + found);
  }
  const limit = Math.max(countedAtMost, before);
  const counted = await counts.of(selection, limit, () => countUpTo(db, selection, limit));
  const isAll = counted <= limit;
  return isAll ? { total: counted } : estimate(await expectedRows(), counted);
}

/** The planner knows how common the values of one column are, but not how those of several go together. */
function isPlain({ conditions }: ListQuery): boolean {
  const matching = ['contains', 'startsWith', 'endsWith', 'containsAny', 'all', 'any', 'someLine', 'named'];
  return conditions.length <= 1 && conditions.every(({ operator }) => !matching.includes(operator));
}

function estimate(expected: number, atLeast: number): RecordCount {
  const step = 10 ** Math.max(0, String(Math.trunc(expected)).length - 3);
  return { total: Math.max(Math.round(expected / step) * step, atLeast), estimated: true };
}

/** The number of rows, or the next one after `most` where there are more. */
async function countUpTo(db: DynamicKysely, selection: Selection, most: number): Promise<number> {
  const some = selection.select((builder) => builder.lit(1).as('one')).limit(most + 1);
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
