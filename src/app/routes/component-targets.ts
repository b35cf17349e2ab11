import { readDocumentKey, type DocumentKey } from '../../schema/documents/document.ts';
import { readString, type JsonObject } from '../../schema/json/index.ts';
import type { ComponentDocument, PageTarget } from './page-route.ts';

/** Documents by the component path in the menu of a JeecgBoot. */
export type ComponentPages = ReadonlyMap<string, readonly ComponentDocument[]>;

/** Reads the pages listed in the app document. Entries without a valid document are skipped. */
export function componentPages(items: readonly JsonObject[]): ComponentPages {
  const pages = new Map<string, ComponentDocument[]>();
  for (const item of items) {
    const [component = '', code] = [readString(item['component']), readString(item['code'])];
    const document = readDocumentKey(item['document']);
    if (!document) continue;
    const page = { document, ...(code !== undefined && { code }) };
    pages.set(component, [...(pages.get(component) ?? []), page]);
  }
  return pages;
}

const codePlace = '{code}';

/** Returns the document key of one online form or report. */
export function madeDocument(document: DocumentKey, code: string): DocumentKey {
  return readDocumentKey(document.replace(codePlace, code)) ?? document;
}

const builtIn: Readonly<Record<string, PageTarget>> = {
  'exception/403': { kind: 'status', code: '403' },
  'exception/404': { kind: 'status', code: '404' },
  'exception/500': { kind: 'status', code: '500' },
  'modules/online/cgform/OnlCgformHeadList': { kind: 'designer' },
  'modules/online/cgform/OnlCgformCopyList': { kind: 'designer' },
};

/**
 * Returns the page of a component: the document that the app document names, or, for an online form or report, the
 * document with the code at the end of its path. Undefined if neither the app document nor this application has a page
 * for it.
 */
export function componentTarget(component: string, path: string, pages: ComponentPages): PageTarget | undefined {
  const known = pages.get(component) ?? [];
  const [code = ''] = path.split('/').at(-1)?.split('?') ?? [];
  const made = known.find(({ document }) => document.includes(codePlace));
  if (made && code.startsWith(':')) return { kind: 'made', document: made.document, parameter: code.slice(1) };
  if (made) return { kind: 'document', document: madeDocument(made.document, code), isMade: true };
  const coded = known.filter((page) => page.code !== undefined);
  if (code.startsWith(':') && coded.length > 0)
    return { kind: 'coded', component, parameter: code.slice(1), pages: coded };
  const page = coded.find((each) => each.code === code) ?? known.find((each) => each.code === undefined);
  const own = Object.hasOwn(builtIn, component) ? builtIn[component] : undefined;
  // A back end may have its own page for the component; the entry `/designer` still opens the designer.
  return page && !(own && path === '/designer') ? { kind: 'document', document: page.document } : own;
}
