import { statfs } from 'node:fs/promises';

/** A disk, in bytes. */
interface Disk {
  total: number;
  /** What the server may still write. */
  free: number;
}

/** Tells of the disk that a folder lies on. */
export function diskReader(folder: string): () => Promise<Disk> {
  return async () => {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: blocks * bsize, free: bavail * bsize };
  };
}

/** How much of it is used, in whole per cent. */
export function usedPercent({ total, free }: Disk): number {
  return total > 0 ? Math.round(((total - free) / total) * 100) : 0;
}
