import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Person, Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { FileStore } from './file-store.ts';

/** Bytes of one piece of a large file. */
export const pieceBytes = 4 * 1_048_576;

/** Pieces of one file at most: 200 MB. */
const mostPieces = 50;

/** A large file that is uploaded in pieces, named by its sender. */
export interface Upload {
  id: string;
  person: Pick<Person, 'id'>;
}

/** Stores one piece; a repeated piece replaces the first one. */
export async function keepPiece(store: FileStore, upload: Upload, index: number, received: string): Promise<void> {
  if (!Number.isInteger(index) || index < 0 || index >= mostPieces) {
    await store.drop(received);
    throw new Refusal(
      say('文件大小超出{most}MB限制, 请压缩或降低文件质量!', { most: (mostPieces * pieceBytes) / 1_048_576 }),
    );
  }
  const folder = folderOf(store, upload);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(received, join(folder, String(index)));
}

/** Joins the pieces. @returns the path of the whole file. @throws Refusal where a piece is missing. */
export async function joinPieces(store: FileStore, upload: Upload, count: number): Promise<string> {
  const folder = folderOf(store, upload);
  if (!Number.isInteger(count) || count < 1 || count > mostPieces) throw new Refusal(say('参数 count 不正确。'));
  const pieces = Array.from({ length: count }, (_, index) => join(folder, String(index)));
  for (const piece of pieces) if (!(await exists(piece))) throw new Refusal(say('上传的内容不完整，请重试。'));
  const whole = await store.receive(Readable.from(contents(pieces)));
  await store.drop(folder);
  return whole;
}

async function* contents(pieces: readonly string[]): AsyncGenerator<unknown> {
  for (const piece of pieces) yield* createReadStream(piece);
}

/** The folder of an upload. No other person's upload has the same, and no name leads out of it. */
function folderOf({ incoming }: FileStore, { id, person }: Upload): string {
  if (!/^[\w-]{8,64}$/.test(id)) throw new Refusal(say('参数 uploadId 不正确。'));
  return join(incoming, `pieces-${createHash('sha256').update(`${person.id} ${id}`).digest('hex').slice(0, 40)}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
