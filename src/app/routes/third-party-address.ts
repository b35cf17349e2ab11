/** Where a person binds accounts of third parties to himself, and comes back to from them. */
export const bindingsPath = '/account/settings/binding';

/**
 * Where a third party is asked who somebody is.
 * @param search of the page before, with the place to go to then (`redirect`).
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

/** Where the session at a CAS server ends, which then sends back to our sign-in page. */
export function casLogoutAddress(cas: string, origin: string): string {
  return `${cas}/logout?${new URLSearchParams({ service: `${origin}/user/login` })}`;
}
