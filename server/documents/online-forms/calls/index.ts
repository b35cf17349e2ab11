/** Online forms in the calls of JeecgBoot's own client: their definitions, and the pages that it renders from them. */
import type { Route } from '../../../http/index.ts';
import { definitionRoutes } from './definition-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { OnlineCallParts } from './published-form.ts';
import { sheetRoutes } from './sheet-routes.ts';

export type { OnlineCallParts } from './published-form.ts';

/** Defines the routes of JeecgBoot's client (docs/API.md, Online forms of other clients). */
export function onlineCallRoutes(parts: OnlineCallParts): Route[] {
  return [...definitionRoutes(parts), ...pageRoutes(parts), ...sheetRoutes(parts)];
}
