import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import { defineRoute, type Route } from '../routes/index.ts';
import { openApiDocument } from './openapi-document.ts';
import type { ApiParts } from './operation.ts';

/**
 * `GET /openapi.json`, for users who are signed in: it lists every route, so others do not get it.
 * @param parts returns the current parts; the same object as long as the routes and models are the same.
 */
export function openApiRoute(parts: () => ApiParts): Route {
  const documentOf = oncePerObject(openApiDocument);
  return defineRoute({
    base: 'root',
    method: 'GET',
    path: '/openapi.json',
    permission: 'signed-in',
    handler: () => ({ status: 200, headers: {}, body: documentOf(parts()) }),
  });
}
