import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { allRows } from './grants/index.ts';

/** Returns `true` if the client has a page at a path for any user: in the menu, or of a document. */
export async function pageExists(database: DynamicKysely, { pages }: CatalogueState, path: string): Promise<boolean> {
  if (pages.some((page) => page.path === path)) return true;
  const rows = await allRows(database);
  return rows.some(({ url, menu_type: type, is_route: isRoute }) => {
    return type !== 2 && isRoute === 1 && url !== null && matches(url.split('/'), path.split('/'));
  });
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false;
  return pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));
}
