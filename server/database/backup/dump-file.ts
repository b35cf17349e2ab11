import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { synchronizePath } from '../embedded/index.ts';
import { BackupError } from './backup-error.ts';
import { dump, type DumpLine } from './dump.ts';
import { readDumpLine } from './read-dump-line.ts';

/** Writes a dump as compressed lines of JSON, and resolves once the file is synchronised to the disk. */
export async function writeDumpFile(db: DynamicKysely, path: string): Promise<void> {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  try {
    await Promise.race([
      written.then(() => Promise.reject(new Error('The file ended before the dump.'))),
      dump(db, async (line) => {
        if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(zip, 'drain'), written]);
      }),
    ]);
  } finally {
    zip.end();
  }
  await written;
  synchronizePath(path);
}

/**
 * Yields the lines of a file that `writeDumpFile` wrote.
 * @throws BackupError for any other file.
 */
export async function* readDumpFile(path: string): AsyncGenerator<DumpLine> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  try {
    for await (const line of lines) yield readDumpLine(line);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('备份文件读不出来，可能已损坏，请换一份备份。', { cause: error });
  }
}
