/** The title of a tab: the page's behind the name of the tenant; of the home page that name alone. */
export function tabTitle(title: string, tenant: string | undefined, isHome: boolean): string {
  if (tenant === undefined) return title;
  return isHome ? tenant : `${tenant}-${title}`;
}
