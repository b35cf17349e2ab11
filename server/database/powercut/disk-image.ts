import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Operation } from './recording-file-system.ts';

/** A disk writes whole sectors; the rest of a write may be missing after a power cut. */
const sector = 512;

/** The shares of unsynchronised writes that are lost and that are written in part; the others are complete. */
const share = { dropped: 0.4, torn: 0.3 };

type File = { path: string | undefined; lastSync: number };

/**
 * Rebuilds in `image` the possible content of the disk if the power had failed after the first `cut` operations on
 * `base`.
 *
 * Synchronised data is present; other writes are kept, dropped or torn by sectors, at random. Creations, renames and
 * removals are journalled in order, as in ext4: those before the last synchronisation of any file are present, and of
 * the later ones a prefix of random length.
 */
export function rebuildAfterCut(
  base: string,
  image: string,
  { operations, cut, random }: { operations: Operation[]; cut: number; random: () => number },
): void {
  rmSync(image, { recursive: true, force: true });
  cpSync(base, image, { recursive: true });
  const done = operations.slice(0, cut);
  const files = trace(done);
  const lastSync = done.findLastIndex((operation) => operation.kind === 'sync');
  const journalEnd = lastSync + Math.floor(random() * (cut - lastSync + 1));
  done.forEach((operation, index) => {
    const file = files[index];
    if (!file) return;
    if (operation.kind === 'write') replayWrite(image, operation, { file, durable: file.lastSync > index, random });
    else if (index <= journalEnd) replayChange(image, operation, file);
  });
}

function trace(operations: Operation[]): File[] {
  const byPath = new Map<string, File>();
  return operations.map((operation, index) => {
    const { kind, path } = operation;
    const known = kind === 'create' ? undefined : byPath.get(path);
    const file = known ?? { path: kind === 'create' ? undefined : path, lastSync: -1 };
    byPath.set(path, file);
    if (kind === 'sync') file.lastSync = index;
    if (kind === 'rename' || kind === 'remove') byPath.delete(path);
    if (kind === 'rename') byPath.set(operation.to, file);
    return file;
  });
}

type Write = Extract<Operation, { kind: 'write' }>;

/** Writes to a file whose creation was lost, or that has been removed, are dropped: it has no path. */
function replayWrite(
  image: string,
  { bytes, position }: Write,
  { file, durable, random }: { file: File; durable: boolean; random: () => number },
): void {
  if (file.path === undefined) return;
  const chance = durable ? 1 : random();
  if (chance < share.dropped) return;
  const torn = chance < share.dropped + share.torn;
  const descriptor = openSync(join(image, file.path), 'r+');
  try {
    const step = torn ? sector : bytes.length;
    for (let offset = 0; offset < bytes.length; offset += step) {
      if (torn && random() < 0.5) continue;
      writeSync(descriptor, bytes, offset, Math.min(step, bytes.length - offset), position + offset);
    }
  } finally {
    closeSync(descriptor);
  }
}

function replayChange(image: string, operation: Exclude<Operation, Write>, file: File): void {
  const path = file.path === undefined ? undefined : join(image, file.path);
  switch (operation.kind) {
    case 'create':
      file.path = operation.path;
      create(join(image, operation.path), operation.folder);
      break;
    case 'rename':
      if (path !== undefined) renameSync(path, join(image, operation.to));
      file.path = operation.to;
      break;
    case 'remove':
      if (path !== undefined) rmSync(path, { recursive: true });
      file.path = undefined;
      break;
    case 'truncate':
      if (path !== undefined) truncateSync(path, operation.size);
      break;
    case 'sync':
      break;
  }
}

function create(path: string, folder: boolean): void {
  if (existsSync(path)) return;
  if (folder) mkdirSync(path);
  else closeSync(openSync(path, 'w'));
}
