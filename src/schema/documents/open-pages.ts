import type { DocumentKey } from './document.ts';

/**
 * The pages before sign-in that are screen documents, by the names under which the server returns them without a token.
 * The values are the parts of the application of which a page needs at least one.
 */
export const openPages: Readonly<Record<'sign-in' | 'register' | 'register-result' | 'alteration', string[]>> = {
  'sign-in': ['sign-in-account', 'sign-in-phone', 'sign-in-qr'],
  register: ['register-form'],
  'register-result': ['register-result'],
  alteration: ['alteration-steps'],
};

export type OpenPage = keyof typeof openPages;

/** Returns the key of the document of an open page. */
export function openPageKey(name: OpenPage): DocumentKey {
  return `system/${name}.screen`;
}

/** Returns the name of the open page that the document defines; undefined for all other documents. */
export function openPageOf(key: string): OpenPage | undefined {
  return openPageNames.find((name) => openPageKey(name) === key);
}

export const openPageNames = Object.keys(openPages).filter((name): name is OpenPage => Object.hasOwn(openPages, name));

/** The areas of an open page, which are its top-level nodes: the brand side, the form and the footer. */
export const openPageAreas: readonly string[] = ['side', 'page', 'footer'];
