import { sql } from 'kysely';

import type { DynamicKysely, TableWrites } from '../../database/index.ts';
import { fillTable, keptFormulaTable } from '../tables/index.ts';

export interface ActiveFill {
  no: number;
  /** The kind of the fill: sums of a balance, or derived values of a model's records. */
  sort: 'balance' | 'records';
  model: string;
  /** The id of the ledger of a balance, otherwise of the model. */
  source: string;
  position: string;
  done: number;
  total: number;
}

/** A former formula whose results are kept in all records, or in those that cannot be edited. */
export interface KeptFormula {
  model: string;
  field: string;
  formula: string;
  scope: 'all' | 'fixed';
}

export interface Upkeep {
  fills: readonly ActiveFill[];
  kept: readonly KeptFormula[];
}

/** Reads the state of the derived values and, if there is a guard, the number of the last publication. */
export type UpkeepReader = (
  db: DynamicKysely,
  publication?: () => ReturnType<typeof sql<number>>,
) => Promise<Upkeep & { publication: number }>;

/**
 * Creates a reader for saves that reads the state again only after a write to one of its tables.
 * @param writes the writes to the tables; the database has no others.
 * @param published the table of the publications.
 */
export function rememberedUpkeep(writes: TableWrites, published: string): UpkeepReader {
  let known: { stamp: string; read: Awaited<ReturnType<UpkeepReader>> } | undefined;
  return async (db, publication) => {
    const stamp = writes.stampOf([fillTable, keptFormulaTable, published]);
    if (known?.stamp !== stamp) known = { stamp, read: await readUpkeep(db, publication) };
    return known.read;
  };
}

export async function readUpkeep(
  db: DynamicKysely,
  publication: () => ReturnType<typeof sql<number>> = () => sql<number>`0`,
): Promise<Upkeep & { publication: number }> {
  const fills = sql<ActiveFill[] | null>`(select json_agg(fill order by fill.no) from (
    select no, sort, model, source, position, done, total from ${sql.table(fillTable)} where finish_time is null
  ) fill)`;
  const kept = sql<KeptFormula[] | null>`(select json_agg(row_to_json(kept)) from ${sql.table(keptFormulaTable)} kept)`;
  const { rows } = await sql<{ fills: ActiveFill[] | null; kept: KeptFormula[] | null; publication: unknown }>`
    select ${fills} as fills, ${kept} as kept, ${publication()} as publication
  `.execute(db);
  const [row] = rows;
  return { fills: row?.fills ?? [], kept: row?.kept ?? [], publication: Number(row?.publication ?? 0) };
}
