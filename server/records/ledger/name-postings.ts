import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { inTransaction, storedTables, type DynamicKysely } from '../../database/index.ts';
import { postingTable } from '../tables/index.ts';

/** Placeholder for an unknown transition: every transition that reverses another posting reverses this one too. */
const unknownUndo = '?';

/**
 * Names the ledger rows of an earlier version, which recorded the position of their posting in the list, and records
 * the postings of their records. Rows that have a name are not changed, so that this happens once.
 */
export async function namePostings(db: DynamicKysely, models: ReadonlyMap<string, ResolvedModel>): Promise<void> {
  const placed = new Set(
    (await storedTables(db)).flatMap(({ name, columns }) => {
      const has = (column: string): boolean => columns.some((one) => one.name === column);
      return has('posting_no') && has('posting_name') ? [name] : [];
    }),
  );
  const ledgers = [...models.values()].filter(({ table }) => placed.has(table));
  for (const ledger of ledgers) await inTransaction(db, (transaction) => nameRows(transaction, ledger, models));
}

async function nameRows(
  db: DynamicKysely,
  ledger: ResolvedModel,
  models: ReadonlyMap<string, ResolvedModel>,
): Promise<void> {
  const unnamed = db.selectFrom(ledger.table).where('posting_name', 'is', null).where('posting_no', 'is not', null);
  const places = await unnamed.select(['posting_model', 'posting_no']).distinct().execute();
  for (const place of places) {
    const model = models.get(String(place['posting_model']));
    const posting = model?.postings[Number(place['posting_no'])];
    const name = posting?.into === ledger.id ? posting.name : `#${String(place['posting_no'])}`;
    const undo = posting?.into === ledger.id ? (posting.undo ?? null) : unknownUndo;
    const rows = { posting_model: place['posting_model'], posting_no: place['posting_no'] };
    await db
      .updateTable(ledger.table)
      .set({ posting_name: name })
      .where('posting_model', '=', rows.posting_model)
      .where('posting_no', '=', rows.posting_no)
      .where('posting_name', 'is', null)
      .execute();
    if (model) await markDeleted(db, ledger, { model, name });
    await remember(db, ledger, { model: String(place['posting_model']), name, undo });
  }
}

async function markDeleted(
  db: DynamicKysely,
  { table }: ResolvedModel,
  { model, name }: { model: ResolvedModel; name: string },
): Promise<void> {
  await db
    .updateTable(table)
    .from(model.table)
    .set({ posting_deleted: true })
    .where(`${table}.posting_model`, '=', model.id)
    .where(`${table}.posting_name`, '=', name)
    .where(`${table}.posting_reversed`, '=', true)
    .whereRef(`${model.table}.id`, '=', `${table}.posting_source`)
    .whereRef(`${model.table}.update_time`, '=', `${table}.create_time`)
    .where(`${model.table}.del_flag`, '!=', 0)
    .execute();
}

async function remember(
  db: DynamicKysely,
  ledger: ResolvedModel,
  { model, name, undo }: { model: string; name: string; undo: string | null },
): Promise<void> {
  await db
    .insertInto(postingTable)
    .columns(['tenant_id', 'model', 'source', 'ledger', 'posting', 'undo', 'rows', 'is_deleted'])
    .expression(
      db
        .selectFrom(ledger.table)
        .select((builder) => [
          builder.ref('tenant_id').as('tenant_id'),
          builder.ref('posting_model').as('model'),
          builder.ref('posting_source').as('source'),
          builder.cast(builder.val(ledger.id), 'text').as('ledger'),
          builder.ref('posting_name').as('posting'),
          builder.cast(builder.val(undo), 'text').as('undo'),
          builder.cast(builder.fn.countAll(), 'integer').as('rows'),
          builder.ref('posting_deleted').as('is_deleted'),
        ])
        .where('posting_model', '=', model)
        .where('posting_name', '=', name)
        .where('del_flag', '=', 0)
        .where((test) => test.or([test('posting_reversed', '=', false), test('posting_deleted', '=', true)]))
        .groupBy(['tenant_id', 'posting_model', 'posting_source', 'posting_name', 'posting_deleted']),
    )
    .onConflict((conflict) => conflict.columns(['model', 'source', 'ledger', 'posting', 'tenant_id']).doNothing())
    .execute();
}
