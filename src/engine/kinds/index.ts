/** The engine's handling of each kind of document, in one record that the compiler checks for completeness. */
export { kindMeaning } from './kinds.ts';
export { pagePermission } from './page-permission.ts';
export type { PageContents, PageOf, ResolvedPage } from './resolved-page.ts';
export { resolvePage } from './resolve-page.ts';
export { resolvedProblems } from './resolved-problems.ts';
export { shownProblems } from './shown-problems.ts';
