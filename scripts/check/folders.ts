import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The most files and folders that a folder may hold; a reader does not take in more at a glance. */
export const mostEntries = 25;

/** Returns the folders below these that hold too much, each with advice. */
export function checkFolders(folders: readonly string[] = ['src', 'server', 'scripts', 'designer']): string[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
    return [...tooMany(folder, entries.length), ...checkFolders(below)];
  });
}

function tooMany(folder: string, entries: number): string[] {
  if (entries <= mostEntries) return [];
  return [
    `${folder} has ${entries} entries, at most ${mostEntries} are taken in at one look: move those that belong together into a folder named by what they do, as src/widgets does with its groups`,
  ];
}
