import type { DocumentKey } from './document.ts';

/**
 * The pages before the sign-in that are screen documents, by the names under which the server gives them out without a
 * token, with the parts of the application of which one must stand there, or the page is of no use.
 */
export const openPages: Readonly<Record<'sign-in' | 'register' | 'register-result' | 'alteration', string[]>> = {
  'sign-in': ['sign-in-account', 'sign-in-phone', 'sign-in-qr'],
  register: ['register-form'],
  'register-result': ['register-result'],
  alteration: ['alteration-steps'],
};

export type OpenPage = keyof typeof openPages;

/** @returns the key of the document of an open page. */
export function openPageKey(name: OpenPage): DocumentKey {
  return `system/${name}.screen`;
}

/** @returns the name of the open page that a document is; undefined for all other documents. */
export function openPageOf(key: string): OpenPage | undefined {
  return openPageNames.find((name) => openPageKey(name) === key);
}

/** The names of the open pages. */
export const openPageNames = Object.keys(openPages).filter((name): name is OpenPage => Object.hasOwn(openPages, name));

/** The areas of such a page, which are its top nodes: whose it is, what one does there, what stands below. */
export const openPageAreas: readonly string[] = ['side', 'page', 'footer'];
