export { SignInPage } from './SignInPage.tsx';

export const openPages = {
  landing: () => import('./landing/LandingPage.tsx'),
  rare: async () => (await import('./rare-pages.ts')).rarePages,
};
