/** A node of the menu as JeecgBoot's `getUserPermissionByToken` sends it (docs/jeecgboot.md, Menu and permissions). */
export interface MenuNode {
  id: string;
  /** "0": the node has no route. */
  route: '0' | '1';
  path: string;
  name: string;
  component: string | null;
  redirect?: string | null;
  hidden?: boolean;
  alwaysShow?: boolean;
  meta: MenuMeta;
  children?: MenuNode[];
}

export interface MenuMeta {
  title: string;
  icon?: string;
  keepAlive: boolean;
  internalOrExternal: boolean;
  componentName?: string;
  url?: string;
}

/** `/base/customer` → `base-customer`, as JeecgBoot names routes. */
export function routeName(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@');
}
