import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
export const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** A file of fewer bytes fits into one packet uncompressed. */
const least = 1024;

/**
 * Writes a compressed copy (`.br`) next to each text file of a build. The server sends it to browsers that accept it
 * (`static-files.ts`). Compressing at each request would give a seventh more bytes and cost time for each request.
 */
export function compressAhead(): Plugin {
  return {
    name: 'compress-ahead',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => writeCompressed(join(dir, name))));
    },
  };
}

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length >= least) await writeFile(`${path}.br`, await compress(content, compression));
}
