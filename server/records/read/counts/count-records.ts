import type { ListQuery } from '../../../../src/engine/query/index.ts';
import type { DynamicKysely } from '../../../database/index.ts';
import type { Selection, UnitOfWork } from '../../call/index.ts';

const countedAtMost = 100_000;

export interface RecordCount {
  total: number;
  estimated?: true;
}

/**
 * Returns how many records match a query, `found` of them on its page. A page that is not full needs no count. Up to
 * 100,000 the number is exact; above that it is the planner's estimate, rounded to three digits.
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

/** The planner has statistics of single columns, but not of correlations between columns. */
function isPlain({ conditions }: ListQuery): boolean {
  const matching = ['contains', 'startsWith', 'endsWith', 'containsAny', 'all', 'any', 'someLine', 'named', 'within'];
  return conditions.length <= 1 && conditions.every(({ operator }) => !matching.includes(operator));
}

function estimate(expected: number, atLeast: number): RecordCount {
  const step = 10 ** Math.max(0, String(Math.trunc(expected)).length - 3);
  return { total: Math.max(Math.round(expected / step) * step, atLeast), estimated: true };
}

async function countUpTo(db: DynamicKysely, selection: Selection, most: number): Promise<number> {
  const some = selection.select((builder) => builder.lit(1).as('one')).limit(most + 1);
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
