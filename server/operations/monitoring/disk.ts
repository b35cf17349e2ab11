import { statfs } from 'node:fs/promises';

interface Disk {
  total: number;
  free: number;
}

export function diskReader(folder: string): () => Promise<Disk> {
  return async () => {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: blocks * bsize, free: bavail * bsize };
  };
}

/** Returns the used part in whole per cent. */
export function usedPercent({ total, free }: Disk): number {
  return total > 0 ? Math.round(((total - free) / total) * 100) : 0;
}
