import type { RowEstimates, Selection } from '../../call/index.ts';

const freshness = 10_000;

const most = 1_000;

/**
 * Creates a cache of estimates.
 * @param now a clock in milliseconds.
 */
export function rowEstimates(now: () => number = () => performance.now()): RowEstimates {
  const known = new Map<string, { at: number; rows: number }>();
  return {
    async of(selection) {
      const { sql, parameters } = selection.compile();
      const key = JSON.stringify([sql, parameters]);
      const found = known.get(key);
      if (found && now() - found.at < freshness) return found.rows;
      const rows = await expectedRows(selection);
      if (known.size >= most) known.clear();
      known.set(key, { at: now(), rows });
      return rows;
    },
  };
}

async function expectedRows(selection: Selection): Promise<number> {
  const [row] = await selection.explain('json');
  const rows = findRows(row?.['QUERY PLAN']);
  return Number.isFinite(rows) ? rows : 0;
}

function findRows(answer: unknown): number {
  const [first]: unknown[] = Array.isArray(answer) ? answer : [];
  const plan = typeof first === 'object' && first !== null && 'Plan' in first ? first.Plan : undefined;
  return typeof plan === 'object' && plan !== null && 'Plan Rows' in plan ? Number(plan['Plan Rows']) : 0;
}
