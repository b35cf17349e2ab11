import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All folders of a shelf, those in its groups too (`src/widgets/text/input`); none where there is no such shelf. */
export function shelfFolders(shelf: string): string[] {
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(shelf, entry.name))
    .flatMap((folder) => [folder, ...shelfFolders(folder)]);
}
