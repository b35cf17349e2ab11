/** The sign-in page, and the pages beside it that are open to everybody; those are loaded when they are opened. */
export { SignInPage } from './SignInPage.tsx';

export const openPages = {
  landing: () => import('./landing/index.ts'),
  rare: async () => (await import('./rare-pages.ts')).rarePages,
};
