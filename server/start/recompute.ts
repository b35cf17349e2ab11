import { openCatalogue } from '../catalogue/index.ts';
import { openDatabase } from '../database/index.ts';
import { openPublished } from '../documents/index.ts';
import type { DerivedValues, Difference, Wanted } from '../records/index.ts';
import type { Settings } from '../settings/index.ts';
import { bareEngines } from './bare-engine.ts';
import { publicationGuard } from './publication-guard.ts';
import { bringDocuments } from './publications/index.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Compares every derived value with a recomputed one, over all tenants, and corrects differences in batches. With
 * PostgreSQL the server may run meanwhile.
 * @param wanted A model, or one field of it; all if absent.
 * @param found Receives the differences of each batch.
 * @returns the number of differing values.
 * @throws DataDirectoryInUseError if a server uses the embedded database; Error for an unknown model or field.
 */
export async function recompute(
  { schemaFolders, dataDir, databaseUrl, timeZone }: Settings,
  { wanted, dryRun, found }: { wanted: Wanted; dryRun: boolean; found: (some: readonly Difference[]) => void },
): Promise<number> {
  const catalogue = openCatalogue(schemaFolders, { watch: false });
  const database = await openDatabase({ dataDir, databaseUrl, timeZone });
  try {
    const published = openPublished(database.kysely, catalogue);
    await database.unlimited(() => bringDocuments(database, { catalogue, published, log: silent }));
    const engine = bareEngines(database, publicationGuard(database, { catalogue, published }))(catalogue.current());
    const { derived } = engine;
    refuseUnknown(derived.parts.models, wanted);
    if (!dryRun) await finishFills(derived);
    return await database.unlimited(async () => {
      let count = 0;
      for await (const some of derived.differences(wanted)) {
        count += some.length;
        found(some);
        if (!dryRun) await derived.repair(some);
      }
      return count;
    });
  } finally {
    catalogue.close();
    await database.close();
  }
}

/** Finishes pending fills, whose missing values would otherwise be reported as differences. */
async function finishFills(derived: DerivedValues): Promise<void> {
  for (let step = await derived.continue(500); step;) step = await derived.continue(500);
}

function refuseUnknown(models: ReadonlyMap<string, { fields: readonly { name: string }[] }>, wanted: Wanted): void {
  if (wanted.model === undefined) return;
  const model = models.get(wanted.model);
  if (!model) throw new Error(`没有名为“${wanted.model}”的模型，请写模型的编号，例如 sales/order。`);
  if (wanted.field !== undefined && !model.fields.some(({ name }) => name === wanted.field))
    throw new Error(`模型“${wanted.model}”没有字段 ${wanted.field}。`);
}
