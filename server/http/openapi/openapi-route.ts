import { defineRoute, type Route } from '../routes/index.ts';
import { type ApiParts, openApiDocument } from './openapi-document.ts';

/**
 * `GET /openapi.json`, for whoever is signed in: it names every route, so others do not get it.
 * @param parts are read at the first request, because routes are declared one after another.
 */
export function openApiRoute(parts: () => ApiParts): Route {
  let document: object | undefined;
  return defineRoute({
    ...{ base: 'root', method: 'GET', path: '/openapi.json', permission: 'signed-in' },
    handler: () => ({ status: 200, headers: {}, body: (document ??= openApiDocument(parts())) }),
  });
}
