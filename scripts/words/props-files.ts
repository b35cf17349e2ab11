import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The props schemas of a shelf: `<name>/<name>.props.schema.json`; with `.cell`, those of the cells that stand in the
 * folders of widgets: `<name>/<name>.cell.props.schema.json`.
 */
export function propsFiles(shelf: string, part: '' | '.cell' = ''): string[] {
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf)
    .map((name) => join(shelf, name, `${name}${part}.props.schema.json`))
    .filter((file) => existsSync(file));
}
