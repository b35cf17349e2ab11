import { setPriority } from 'node:os';

import { openDatabase } from '../open-database.ts';
import { writeDumpFile } from './dump-file.ts';
import type { DumpOrder, DumpResult } from './write-dump.ts';

/** The process has a low priority so that requests to the server get the processor first. */
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
  // If the system does not allow another priority, the backup runs with the usual one.
}
// The backup is useless once its server has ended.
process.on('disconnect', () => process.exit());
process.once('message', (order: DumpOrder) => {
  write(order).then(
    () => answer({ done: true }),
    (error: unknown) => answer({ done: false, message: error instanceof Error ? error.message : String(error) }),
  );
});
