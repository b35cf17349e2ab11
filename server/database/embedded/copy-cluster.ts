import { copyFile, mkdir, open, readdir, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';

/** Folders whose files are not copied: PostgreSQL recreates them, and the log is copied separately. */
const emptied = /^(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))(\/|$)/;

const left = /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pgsql_tmp.*|pg_internal\.init.*)(\/|$)/;

const control = 'global/pg_control';

const chunkBytes = 1_048_576;

/** Limit of copied bytes that wait in the memory of the operating system. A larger backlog would block saves. */
const unsyncedBytes = 4 * chunkBytes;

/** Longest pause between two pieces, in milliseconds. */
const longestPause = 2_000;

/** Age in milliseconds after which the operating system has written a file. */
const writtenAfter = 60_000;

/**
 * Copies the files of a running cluster, as pg_basebackup does. The log of concurrent writes is copied too, so that the
 * copy opens with the state at the end of the copying. The session is used for a checkpoint at the start and one short
 * statement at the end.
 * @param db executes statements of the cluster, which no other backup may be copying.
 * @param onProgress is awaited after each megabyte; an exception of it ends the copying.
 * @throws when the cluster was restarted meanwhile. Source: PostgreSQL 18, 25.3.4 Making a Base Backup Using the Low
 * Level API.
 */
export async function copyCluster(
  db: DynamicKysely,
  { from, to }: { from: string; to: string },
  onProgress: () => Promise<void>,
): Promise<void> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const copy = (file: string): Promise<void> => copyInTurns(join(from, file), join(to, file), { buffer, onProgress });
  // Writes pending data to the disk now, because the checkpoint would block all statements meanwhile.
  for (const file of (await filesIn(from)).files) await synchronize(join(from, file));
  await sql`select pg_backup_start('pagewright', true)`.execute(db);
  let end: BackupEnd | undefined;
  try {
    const { folders, files } = await filesIn(from);
    for (const folder of ['', ...folders]) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    for (const file of files) if (file !== control) await copy(file);
    await copy(control);
  } finally {
    end = await endBackup(db);
  }
  if (end === undefined) throw new Error('The backup has no end.');
  for (const segment of await segmentsOf(from, end)) await copy(join('pg_wal', segment));
  await writeFile(join(to, 'backup_label'), end.label, { mode: 0o600 });
}

type BackupEnd = { label: string; last: string };

async function endBackup(db: DynamicKysely): Promise<BackupEnd | undefined> {
  const { rows } = await sql<BackupEnd>`
    select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(db);
  return rows[0];
}

async function segmentsOf(from: string, { label, last }: BackupEnd): Promise<string[]> {
  const [, first = ''] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? [];
  const names = await readdir(join(from, 'pg_wal'));
  const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).toSorted();
  if (segments[0] !== first || segments.at(-1) !== last) throw new Error('The log of the backup is not complete.');
  return segments;
}

async function filesIn(from: string): Promise<{ folders: string[]; files: string[] }> {
  const found: { folders: string[]; files: string[] } = { folders: [], files: [] };
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(from, folder), { withFileTypes: true }).catch(ifThere<[]>([]));
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (left.test(path)) continue;
      if (entry.isDirectory()) {
        found.folders.push(path);
        await visit(path);
      } else if (!emptied.test(path)) found.files.push(path);
    }
  };
  await visit('');
  return found;
}

/** Copies one file in pieces. A file that is missing was dropped during the copy, which the log records too. */
async function copyInTurns(
  from: string,
  to: string,
  { buffer, onProgress }: { buffer: Buffer; onProgress: () => Promise<void> },
): Promise<void> {
  const found = await stat(from).catch(ifThere<undefined>(undefined));
  if (!found) return;
  if (found.size <= chunkBytes) {
    await copyFile(from, to).catch(ifThere<undefined>(undefined));
    await onProgress();
    return;
  }
  const source = await open(from).catch(ifThere<undefined>(undefined));
  if (!source) return;
  let target: FileHandle | undefined;
  try {
    target = await open(to, 'w', 0o600);
    let unsynced = 0;
    let started = performance.now();
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      await target.write(buffer, 0, bytesRead);
      unsynced += bytesRead;
      if (unsynced >= unsyncedBytes) {
        await target.datasync();
        // The disk is left to the saves for as long as the piece took, so that a slow disk does not keep them waiting.
        await pause(Math.min(longestPause, performance.now() - started));
        unsynced = 0;
        started = performance.now();
      }
      await onProgress();
    }
  } finally {
    await target?.close();
    await source.close();
  }
}

async function synchronize(path: string): Promise<void> {
  const found = await stat(path).catch(ifThere<undefined>(undefined));
  if (!found || Date.now() - found.mtimeMs > writtenAfter) return;
  const file = await open(path).catch(ifThere<undefined>(undefined));
  if (!file) return;
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

function ifThere<Missing>(missing: Missing): (error: unknown) => Missing {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  };
}
