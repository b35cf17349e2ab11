import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const grouped: Readonly<Record<string, string>> = {
  widget: 'src/widgets/shelf.ts',
  cell: 'src/cells/shelf.ts',
  action: 'src/actions/shelf.ts',
};

/**
 * Returns the groups of a shelf, which are its subfolders with folders, in their order; empty if the kind of thing has
 * no groups.
 */
export function groupsOf(kind: string, root = '.'): string[] {
  const shelf = grouped[kind];
  if (!shelf) return [];
  const paths = readFileSync(join(root, shelf), 'utf8').matchAll(/'\.\/([^/']+)\/[^/']+\/[^/']+'/g);
  return [...new Set([...paths].map(([, group = '']) => group))];
}
