/**
 * Returns the title of a tab: the tenant's name followed by the title of the page; for the home page only the tenant's
 * name.
 */
export function tabTitle(title: string, tenant: string | undefined, isHome: boolean): string {
  if (tenant === undefined) return title;
  return isHome ? tenant : `${tenant}-${title}`;
}
