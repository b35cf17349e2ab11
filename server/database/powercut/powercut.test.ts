import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { openPGlite } from '../embedded/cluster.ts';
import { openDatabase } from '../open-database.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { seededRandom } from '../testing/random.ts';
import { rebuildAfterCut } from './disk-image.ts';
import { RecordingNodeFS, type Operation } from './recording-file-system.ts';
import { contentOf, prepare, rowsInBatch, work, type Acknowledgement } from './workload.ts';

const soak = Boolean(process.env['SOAK']);
const seeds = soak ? Array.from({ length: 10 }, (_, index) => index + 1) : [1];
const cuts = soak ? 20 : 3;
const batches = soak ? 400 : 120;

type Recording = { base: string; operations: Operation[]; acknowledged: Acknowledgement[] };

async function record(): Promise<Recording> {
  const base = join(await freshDataDirectory(), 'database');
  const prepared = await openPGlite(base, { timeZone: 'UTC' });
  await prepare(prepared);
  await prepared.close();
  const live = join(await freshDataDirectory(), 'database');
  cpSync(base, live, { recursive: true, force: true });
  const fileSystem = new RecordingNodeFS(live);
  const database = await openPGlite(live, { timeZone: 'UTC', fileSystem });
  const { operations } = fileSystem;
  const acknowledged = await work(database, batches, () => operations.length);
  const recorded = operations.slice();
  await database.close();
  return { base, operations: recorded, acknowledged };
}

type Row = { batch: number; part: number; revision: number; content: string };

async function recover(dataDir: string): Promise<Row[]> {
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const rows = await database.kysely.selectFrom('entry').selectAll().orderBy('batch').orderBy('part').execute();
  await database.close();
  return rows.map((row) => ({
    batch: Number(row['batch']),
    part: Number(row['part']),
    revision: Number(row['revision']),
    content: String(row['content']),
  }));
}

test.each(seeds)(
  `what was acknowledged survives ${cuts} power cuts (seed %i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const { base, operations, acknowledged } = await record();
    expect(operations.filter((operation) => operation.kind === 'sync').length).toBeGreaterThanOrEqual(batches);
    const dataDir = await freshDataDirectory();
    for (let index = 0; index < cuts; index++) {
      const cut = Math.floor(operations.length * (0.1 + 0.9 * random()));
      rebuildAfterCut(base, join(dataDir, 'database'), { operations, cut, random });
      const rows = await recover(dataDir);
      const revisions = new Map(rows.map((row) => [row.batch, row.revision]));
      for (const { batch, revision } of acknowledged.filter(({ at }) => at <= cut)) {
        expect(revisions.get(batch), `batch ${batch} at cut ${cut}`).toBeGreaterThanOrEqual(revision);
      }
      const whole = [...revisions].flatMap(([batch, revision]) =>
        Array.from({ length: rowsInBatch }, (_, part) => ({
          batch,
          part: part + 1,
          revision,
          content: contentOf(batch, part + 1, revision),
        })),
      );
      expect(rows).toEqual(whole);
    }
  },
  cuts * 20_000,
);
