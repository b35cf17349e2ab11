/** Online forms as JeecgBoot's own client works with them: how they are defined, and the pages that it draws of them. */
import type { Route } from '../../../http/index.ts';
import { definitionRoutes } from './definition-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { OnlineCallParts } from './published-form.ts';
import { sheetRoutes } from './sheet-routes.ts';

export type { OnlineCallParts } from './published-form.ts';

/** The routes of JeecgBoot's client (docs/API.md, Online forms of other clients). */
export function onlineCallRoutes(parts: OnlineCallParts): Route[] {
  return [...definitionRoutes(parts), ...pageRoutes(parts), ...sheetRoutes(parts)];
}
