import { matchRoutes } from 'react-router-dom';

import type { PageRoute } from './page-routes.ts';

/** The page at an address with the parameters of its path; literal paths win over those with parameters. */
export function matchPage(
  routes: readonly PageRoute[],
  path: string,
): { page: PageRoute; params: Record<string, string> } | undefined {
  const objects = routes.map((page, index) => ({ id: String(index), path: page.path }));
  const match = matchRoutes(objects, path)?.at(-1);
  const page = match && routes[Number(match.route.id)];
  if (!match || !page) return undefined;
  const params = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { page, params: Object.fromEntries(params) };
}
