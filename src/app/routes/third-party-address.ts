/** The page on which users bind third-party accounts, and to which they return. */
export const bindingsPath = '/account/settings/binding';

/**
 * Returns the address of a third party's sign-in page.
 * @param search the search part of the current page, with the address to return to (`redirect`).
 */
export function thirdPartyAddress(
  party: string,
  search: string,
  { apiBase, cas, origin }: { apiBase: string; cas?: string | undefined; origin: string },
): string {
  const redirect = new URLSearchParams(search).get('redirect');
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`;
  if (party !== 'cas') return `${apiBase}/sys/thirdLogin/render/${encodeURIComponent(party)}${query}`;
  return `${cas ?? ''}/login?${new URLSearchParams({ service: `${origin}/oauth2-app/login${query}` })}`;
}

/** Returns the address that ends the session at a CAS server, which then redirects to our sign-in page. */
export function casLogoutAddress(cas: string, origin: string): string {
  return `${cas}/logout?${new URLSearchParams({ service: `${origin}/user/login` })}`;
}
