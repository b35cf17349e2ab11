/** What each kind of document means to the engine: one record that the compiler holds complete. */
export { kindMeaning } from './kinds.ts';
export { pagePermission } from './page-permission.ts';
export type { PageContents, PageOf, ResolvedPage } from './resolved-page.ts';
export { resolvePage } from './resolve-page.ts';
export { resolvedProblems } from './resolved-problems.ts';
export { shownProblems } from './shown-problems.ts';
