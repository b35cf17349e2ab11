import { defineRoute, type Route } from '../routes/index.ts';
import { openApiDocument } from './openapi-document.ts';
import type { ApiParts } from './operation.ts';

/**
 * `GET /openapi.json`, for users who are signed in: it lists every route, so others do not get it.
 * @param parts returns the current parts; the same object as long as the routes and models are the same.
 */
export function openApiRoute(parts: () => ApiParts): Route {
  const documents = new WeakMap<ApiParts, object>();
  return defineRoute({
    base: 'root',
    method: 'GET',
    path: '/openapi.json',
    permission: 'signed-in',
    handler: () => {
      const now = parts();
      const document = documents.get(now) ?? openApiDocument(now);
      documents.set(now, document);
      return { status: 200, headers: {}, body: document };
    },
  });
}
