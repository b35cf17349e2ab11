const openPaths = new Set([
  '/user/login',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/oauth2-app/login',
]);

export const signInPath = '/user/login';

/** Where people come back from a third party, and from where they are sent to one. */
export const landingPath = '/oauth2-app/login';

/** The address that a person is sent to instead of the one asked for; undefined: none. `search` has its leading `?` or is ''. */
export function guard(asked: { path: string; search: string; hasToken: boolean; home: string }): string | undefined {
  const { path, search, hasToken, home } = asked;
  if (path === signInPath && hasToken) return redirectTarget(search, home);
  if (openPaths.has(path) || hasToken) return undefined;
  return signInAddress(`${path}${search}`, home);
}

/** The sign-in page that comes back to `from` afterwards; the home page needs no mention. */
export function signInAddress(from: string | undefined, home: string): string {
  const known = from === undefined || from === '/' || from === home || from.startsWith('/user/');
  return known ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`;
}

/** The place after signing in: the `redirect` of the search where it is a path of ours, else home. */
export function redirectTarget(search: string, home: string): string {
  const target = new URLSearchParams(search).get('redirect') ?? '';
  // `//host` and `/\host` are other origins to a browser.
  const ours = /^\/(?![/\\])/.test(target) && !target.startsWith('/user/') && !target.startsWith('/404');
  return ours ? target : home;
}
