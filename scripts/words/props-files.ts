import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { shelfFolders } from './shelf-folders.ts';

/**
 * Returns the props schemas of a shelf: `<name>/<name>.props.schema.json`, in any group; with `.cell`, those of the
 * cells in the folders of widgets: `<name>/<name>.cell.props.schema.json`.
 */
export function propsFiles(shelf: string, part: '' | '.cell' = ''): string[] {
  return shelfFolders(shelf)
    .map((folder) => join(folder, `${basename(folder)}${part}.props.schema.json`))
    .filter((file) => existsSync(file));
}
