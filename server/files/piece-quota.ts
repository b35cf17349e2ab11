import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PieceQuota {
  personBytes: number;
  systemBytes: number;
}

/** The time in milliseconds without a new piece after which an upload is abandoned. */
export const givenUpAfter = 2 * 3_600_000;

/**
 * Returns the bytes of unfinished uploads, of all and of the person whose folders begin with `person`. Abandoned
 * uploads are removed.
 */
export async function unfinishedBytes(incoming: string, person: string): Promise<{ ofPerson: number; ofAll: number }> {
  await sweepIncoming(incoming);
  const used = { ofPerson: 0, ofAll: 0 };
  for (const folder of await namesIn(incoming)) {
    if (!folder.startsWith('pieces-')) continue;
    for (const piece of await namesIn(join(incoming, folder))) {
      const bytes = await sizeOf(join(incoming, folder, piece));
      used.ofAll += bytes;
      if (folder.startsWith(person)) used.ofPerson += bytes;
    }
  }
  return used;
}

export async function sweepIncoming(incoming: string, now: number = Date.now()): Promise<void> {
  for (const name of await namesIn(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now - givenUpAfter) await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
