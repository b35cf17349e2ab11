import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { unfinishedBytes, type PieceQuota } from './piece-quota.ts';

export const pieceBytes = 4 * 1_048_576;

/** The most pieces of one file: 200 MB. */
const mostPieces = 50;

const megabyte = 1_048_576;

export interface Upload {
  id: string;
  person: Pick<Person, 'id'>;
}

/** The pieces of unfinished uploads. When a piece is refused, all pieces of its upload are removed. */
export interface Pieces {
  /**
   * Stores one piece; a repeated piece replaces the first one.
   * @throws Refusal beyond the limits of a file or the quota.
   */
  keep(upload: Upload, index: number, received: string): Promise<void>;
  /**
   * Joins the pieces and returns the path of the whole file.
   * @throws Refusal if a piece is missing.
   */
  join(upload: Upload, count: number): Promise<string>;
}

/**
 * Opens the store of pieces.
 * @param mostBytes returns the largest size of a joined file, in bytes.
 */
export function openPieces(store: IncomingFiles, quota: PieceQuota, mostBytes = () => mostPieces * pieceBytes): Pieces {
  // Pieces are counted one after the other, so that parallel ones do not exceed the quota.
  let turn: Promise<unknown> = Promise.resolve();

  async function place(upload: Upload, index: number, received: string): Promise<void> {
    const folder = folderOf(store, upload);
    try {
      const { size } = await stat(received);
      if (!Number.isInteger(index) || index < 0 || index * pieceBytes + size > mostBytes())
        throw new Refusal(
          say('文件大小超出{most}MB限制, 请压缩或降低文件质量!', { most: Math.floor(mostBytes() / megabyte) }),
        );
      await refuseBeyond(quota, store, { size, person: personPart(upload) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(received, join(folder, String(index)));
    } catch (error) {
      await store.drop(folder);
      throw error;
    }
  }

  return {
    async keep(upload, index, received) {
      const placed = turn.then(() => place(upload, index, received));
      turn = placed.catch(() => undefined);
      await placed.catch(async (error: unknown) => {
        await store.drop(received);
        throw error;
      });
    },
    async join(upload, count) {
      const folder = folderOf(store, upload);
      try {
        if (!Number.isInteger(count) || count < 1 || count > mostPieces) throw new Refusal(say('参数 count 不正确。'));
        const pieces = Array.from({ length: count }, (_, index) => join(folder, String(index)));
        for (const piece of pieces) if (!(await exists(piece))) throw new Refusal(say('上传的内容不完整，请重试。'));
        return await store.receive(Readable.from(contents(pieces)));
      } finally {
        await store.drop(folder);
      }
    },
  };
}

async function refuseBeyond(
  quota: PieceQuota,
  { incoming }: IncomingFiles,
  { size, person }: { size: number; person: string },
): Promise<void> {
  const used = await unfinishedBytes(incoming, person);
  if (used.ofPerson + size > quota.personBytes)
    throw new Refusal(
      say('您没有传完的文件已超过 {most} MB，请等它们传完，或取消后过两小时再上传。', {
        most: Math.round(quota.personBytes / megabyte),
      }),
    );
  if (used.ofAll + size > quota.systemBytes)
    throw new Refusal(
      say('正在上传的文件太多，已超过系统的 {most} MB，请稍后再上传。', {
        most: Math.round(quota.systemBytes / megabyte),
      }),
    );
}

async function* contents(pieces: readonly string[]): AsyncGenerator<unknown> {
  for (const piece of pieces) yield* createReadStream(piece);
}

function folderOf({ incoming }: IncomingFiles, upload: Upload): string {
  if (!/^[\w-]{8,64}$/.test(upload.id)) throw new Refusal(say('参数 uploadId 不正确。'));
  return join(incoming, `${personPart(upload)}${hashOf(upload.id)}`);
}

function personPart({ person }: Upload): string {
  return `pieces-${hashOf(person.id)}-`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
