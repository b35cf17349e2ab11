import { setPriority } from 'node:os';
import { openDatabase } from '../open-database.ts';
import { writeDumpFile } from './dump-file.ts';
import type { DumpOrder, DumpResult } from './write-dump.ts';

/** Whoever saves meanwhile has the processor first. */
const niceness = 5;

async function write({ source, path }: DumpOrder): Promise<void> {
  const database = await openDatabase(source);
  try {
    await database.unlimited(() => writeDumpFile(database.kysely, path));
  } finally {
    await database.close();
  }
}

function answer(result: DumpResult): void {
  process.send?.(result, () => process.disconnect());
}

try {
  setPriority(niceness);
} catch {
  // A system that does not allow it makes the backup all the same.
}
// Without its server nobody needs the backup.
process.on('disconnect', () => process.exit());
process.once('message', (order: DumpOrder) => {
  write(order).then(
    () => answer({ done: true }),
    (error: unknown) => answer({ done: false, message: error instanceof Error ? error.message : String(error) }),
  );
});
