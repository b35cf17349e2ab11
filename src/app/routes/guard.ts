const openPaths = new Set([
  '/user/login',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/oauth2-app/login',
]);

export const signInPath = '/user/login';

/** The page that browsers return to from a third party, and from which they are sent to one. */
export const landingPath = '/oauth2-app/login';

/**
 * Returns the address to redirect to instead of the requested one, or undefined. `search` has its leading `?` or is ''.
 */
export function guard(asked: { path: string; search: string; hasToken: boolean; home: string }): string | undefined {
  const { path, search, hasToken, home } = asked;
  if (path === signInPath && hasToken) return redirectTarget(search, home);
  if (openPaths.has(path) || hasToken) return undefined;
  return signInAddress(`${path}${search}`, home);
}

/**
 * Returns the address of the sign-in page that later returns to `from`. The home page is the default and is left out.
 */
export function signInAddress(from: string | undefined, home: string): string {
  const known = from === undefined || from === '/' || from === home || from.startsWith('/user/');
  return known ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`;
}

/**
 * Returns the address to open after sign-in: the `redirect` parameter if it is a path of the application, otherwise the
 * home page.
 */
export function redirectTarget(search: string, home: string): string {
  const target = new URLSearchParams(search).get('redirect') ?? '';
  // Browsers treat `//host` and `/\host` as other origins.
  const ours = /^\/(?![/\\])/.test(target) && !target.startsWith('/user/') && !target.startsWith('/404');
  return ours ? target : home;
}
