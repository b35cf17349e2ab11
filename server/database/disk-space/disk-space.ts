import { statfs } from 'node:fs/promises';

import type { Log } from '../log.ts';

/** The free and total bytes of the disk that contains a folder. */
export interface DiskSpace {
  free: number;
  size: number;
}

export type DiskProbe = (folder: string) => Promise<DiskSpace>;

/**
 * The space that must remain free: PostgreSQL needs it to finish transactions and to open again. On small disks it is a
 * twentieth of the disk.
 */
const reserve = { bytes: 256 * 1_048_576, share: 0.05 };

const keptMs = 1_000;

const statDisk: DiskProbe = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

/**
 * Watches the free space on a folder's disk.
 * @param now a monotonic clock in milliseconds.
 * @returns a function that returns true if there is space to write. It queries the file system at most once a second.
 * If the file system reports nothing, it returns true: a write fails if there is no space.
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
