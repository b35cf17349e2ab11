import { statfs } from 'node:fs/promises';

import type { Log } from '../log.ts';

/** Bytes of the disk that a folder lies on. */
export interface DiskSpace {
  free: number;
  size: number;
}

/** Asks the file system. */
export type DiskProbe = (folder: string) => Promise<DiskSpace>;

/**
 * The space that stays free: PostgreSQL needs it to finish transactions and to open again. On small disks it is a
 * twentieth.
 */
const reserve = { bytes: 256 * 1_048_576, share: 0.05 };

/** How long an answer of the file system is kept, in milliseconds. */
const keptMs = 1_000;

const statDisk: DiskProbe = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

/**
 * Watches the free space on a folder's disk.
 * @param now milliseconds that only grow.
 * @returns whether there is space to write; asks the file system at most once a second. When the file system does not
 * say, there is space: a write fails if there is none.
 */
export function watchDiskSpace(
  folder: string,
  { log, probe = statDisk, now = () => performance.now() }: { log: Log; probe?: DiskProbe; now?: () => number },
): () => Promise<boolean> {
  let readAt = -Infinity;
  let answer = Promise.resolve(true);
  let hadSpace = true;

  async function ask(): Promise<boolean> {
    const space = await probe(folder).catch(() => undefined);
    const hasDiskSpace = space === undefined || space.free >= Math.min(reserve.bytes, space.size * reserve.share);
    if (hasDiskSpace !== hadSpace) {
      if (hasDiskSpace) log.info('磁盘又有空间了，恢复保存。');
      else log.error(`${folder} 所在的磁盘只剩 ${megabytes(space)} MB，暂停保存，请清理磁盘；查看不受影响。`);
      hadSpace = hasDiskSpace;
    }
    return hasDiskSpace;
  }

  return () => {
    if (now() - readAt >= keptMs) {
      readAt = now();
      answer = ask();
    }
    return answer;
  };
}

function megabytes(space: DiskSpace | undefined): number {
  return Math.floor((space?.free ?? 0) / 1_048_576);
}
