import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { openPageKey, openPageNames } from '../../src/schema/documents/open-pages.ts';
import { defineRoute, failure, forbidden, type Answer, type Call, type Person, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { signedIn, type CatalogueState, type PageBundle } from './catalogue-state.ts';
import type { Catalogue } from './catalogue.ts';
import { spokenState } from './spoken-state.ts';

/** Returns a page that is not in the catalogue for users who may see it; undefined if there is no such page. */
export type OtherPages = (call: Call, key: string) => Promise<PageBundle | undefined>;

/** Changes the documents of a page before they are served to a person; its hash changes with them. */
export type PageFitting = (bundle: PageBundle, person: Pick<Person, 'tenantId'>) => PageBundle;

interface CatalogueRouteOptions {
  /** Returns the documents with a user's drafts applied, for requests with drafts. */
  withDrafts?: ((person: Person) => Promise<CatalogueState>) | undefined;
  otherPages?: OtherPages | undefined;
  fitPage?: PageFitting | undefined;
  pointName?: ((point: string) => string) | undefined;
}

/** Returns the routes for the pages that a user may open, and for the documents of a page (docs/API.md). */
export function catalogueRoutes(
  catalogue: Catalogue,
  { withDrafts, otherPages, fitPage = (bundle) => bundle, pointName = (point) => point }: CatalogueRouteOptions = {},
): Route[] {
  return [
    defineRoute({
      base: 'root',
      method: 'GET',
      path: '/pagewright/manifest',
      permission: 'signed-in',
      handler: (call) => ({ status: 200, headers: {}, body: manifest(catalogue, call.person(), fitPage) }),
    }),
    defineRoute({
      base: 'root',
      method: 'GET',
      path: '/pagewright/pages/*',
      permission: 'signed-in',
      async handler(call) {
        const asksForDrafts = call.request.headers['x-document-drafts'] === '1';
        const state = asksForDrafts && withDrafts ? await withDrafts(call.person()) : catalogue.current();
        const key = call.params['*'] ?? '';
        const bundle = state.bundle(key);
        if (!bundle) {
          const other = await otherPages?.(call, key);
          if (other) return pageAnswer(other, call.request.headers['if-none-match']);
          return failure(404, 404, say('没有这个页面，请检查地址或联系管理员。'));
        }
        const { permissions } = call.person();
        const isAllowed = bundle.permissions.some((one) => one === signedIn || permissions.has(one));
        if (!isAllowed) throw forbidden(bundle.permissions.map(pointName));
        return pageAnswer(fitPage(bundle, call.person()), call.request.headers['if-none-match']);
      },
    }),
    defineRoute({
      base: 'root',
      method: 'GET',
      path: '/pagewright/open-pages/:name',
      permission: 'open',
      handler(call) {
        // Only these names are allowed: all other documents are for signed-in users.
        const name = openPageNames.find((each) => each === call.params['name']);
        const document = name && catalogue.current().documents.get(openPageKey(name));
        if (!document) return failure(404, 404, say('没有这个页面，请检查地址或联系管理员。'));
        const { hash, body } = document;
        return taggedAnswer(hash, call.request.headers['if-none-match'], { 'cache-control': 'no-cache' }, () => ({
          body,
        }));
      },
    }),
  ];
}

function manifest(catalogue: Catalogue, person: Person, fitPage: PageFitting): object {
  const { app, pages, bundle } = spokenState(catalogue.current());
  const allowed = pages.filter((page) => person.permissions.has(page.permission));
  return {
    app: { title: app.title, home: app.home },
    pages: allowed.map(({ key, title, path }) => {
      const found = bundle(key);
      return { key, title, hash: found && fitPage(found, person).hash, path };
    }),
  };
}

/**
 * `no-cache`: the browser caches the answer but revalidates it each time, so that the permission is checked before it
 * gets "unchanged".
 */
function pageAnswer({ documents, hash }: PageBundle, known: string | undefined): Answer {
  const headers = { 'cache-control': 'private, no-cache', vary: 'x-document-drafts' };
  return taggedAnswer(hash, known, headers, () => ({ documents: documents.map(sentDocument) }));
}

function taggedAnswer(
  hash: string,
  known: string | undefined,
  more: Record<string, string>,
  body: () => object,
): Answer {
  const headers = { etag: `W/"${hash}"`, ...more };
  const unchanged = known?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === `"${hash}"`);
  return unchanged ? { status: 304, headers, body: '' } : { status: 200, headers, body: body() };
}

export function sentDocument({ key, id, kind, hash, body, problems }: SourceDocument) {
  return { key, id, kind, hash, body, problems };
}
