import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns all folders of a shelf, including those in its groups (`src/widgets/text/input`); none if the shelf does not
 * exist.
 */
export function shelfFolders(shelf: string): string[] {
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(shelf, entry.name))
    .flatMap((folder) => [folder, ...shelfFolders(folder)]);
}
