import { readObjects, readString } from '../../src/engine/values/index.ts';
import { splitDocumentKey } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { AppFacts } from '../http/index.ts';
import type { CatalogueState } from './catalogue-state.ts';

/**
 * Returns the facts of the app document for the client's page. A route without a title gets that of its document.
 * @param further Documents and notes that replace components of the back end's menu. Titles are not translated, because
 * the page does not know the language of the user.
 */
export function appFacts({ app, documents }: CatalogueState, further: readonly JsonObject[] = []): AppFacts {
  const body = app.document?.body;
  const titleOf = (key: string | undefined) => {
    const parts = key === undefined ? undefined : splitDocumentKey(key);
    return parts && documents.get(`${parts.id}.${parts.kind}`)?.body['title'];
  };
  const routes = readObjects(body?.['routes']).flatMap(({ item }): AppFacts['routes'] => {
    const path = readString(item['path']);
    const document = readString(item['document']);
    const redirect = readString(item['redirect']);
    if (path === undefined) return [];
    const title = item['title'] ?? titleOf(document) ?? '';
    const page = { ...(document !== undefined && { document }), ...(redirect !== undefined && { redirect }) };
    return [{ path, title, ...page, ...(item['layout'] === 'blank' && { layout: 'blank' }) }];
  });
  const own = readObjects(body?.['components']).map(({ item }) => item);
  const components = [...own, ...further].flatMap((item): AppFacts['components'] => {
    const [component, document] = [readString(item['component']), readString(item['document'])];
    const code = readString(item['code']);
    if (component === undefined) return [];
    if (document !== undefined) return [{ component, document, ...(code !== undefined && { code }) }];
    return item['note'] === undefined ? [] : [{ component, note: item['note'] }];
  });
  const help = readString(body?.['help']);
  return {
    title: body?.['title'] ?? app.title,
    home: app.home,
    routes,
    components,
    ...(help !== undefined && { help }),
    ...(body?.['settingDrawer'] === true && { settingDrawer: true }),
  };
}
