export { SignInPage } from './SignInPage.tsx';

export const openPages = {
  landing: () => import('./landing/index.ts'),
  rare: async () => (await import('./rare-pages.ts')).rarePages,
};
