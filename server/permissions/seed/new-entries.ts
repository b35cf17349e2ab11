import { idOf, type PermissionRow } from '../../database/index.ts';
import { folderComponent, menuPageId } from './permission-rows.ts';

export type StoredEntry = Pick<PermissionRow, 'id' | 'parent_id' | 'name' | 'component' | 'menu_type' | 'sort_no'> & {
  del_flag: number;
};

/**
 * Returns the entries for pages of a newer version that are added to the stored menu. Each is placed at the end of its
 * group if that still exists under its title, otherwise where its neighbours were moved, otherwise in the group if that
 * is new, after the others. Entries that were ever stored are neither created again nor moved; pages without a group
 * are left to the administrator.
 * @param wanted the menu of the app document.
 */
export function newEntries(wanted: readonly PermissionRow[], stored: readonly StoredEntry[]): PermissionRow[] {
  const seen = new Set(stored.map(({ component }) => component));
  const living = stored.filter((row) => row.del_flag === 0 && row.menu_type !== 2);
  const groups = new Map(wanted.filter(isGroup).map((row) => [row.id, row]));
  const last = new Map<string, number>();
  for (const { parent_id: parent, sort_no: order } of living)
    if (parent !== null) last.set(parent, Math.max(order, last.get(parent) ?? 0));
  const known = new Set(stored.filter(isGroup).map(({ name }) => name));
  const end = Math.max(0, ...living.filter((row) => row.parent_id === null).map(({ sort_no: order }) => order));
  const made = new Map(
    [...groups.values()]
      .filter(({ id, name, parent_id: parent }) => {
        const pages = wanted.filter((row) => row.parent_id === id);
        return parent === null && !known.has(name) && !pages.some(({ component }) => seen.has(component));
      })
      .map(({ id, name }, index) => [id, { id: idOf(`menu group ${name}`), sort_no: end + index + 1 }]),
  );
  return wanted.flatMap((row) => {
    const own = made.get(row.id);
    if (own) return [{ ...row, ...own }];
    const group = groups.get(row.parent_id ?? '');
    if (!group || !isPage(row) || seen.has(row.component)) return [];
    const parent = made.get(group.id)?.id ?? placeOf(group, wanted, living);
    if (parent === undefined) return [];
    seen.add(row.component);
    const order = (last.get(parent) ?? 0) + 1;
    last.set(parent, order);
    // Ids of a first start are derived from positions, which newer versions may give to other pages.
    return [{ ...row, id: menuPageId(row.component), parent_id: parent, sort_no: order, menu_type: 1 }];
  });
}

function placeOf(
  group: PermissionRow,
  wanted: readonly PermissionRow[],
  living: readonly StoredEntry[],
): string | undefined {
  const folders = new Set(living.filter(isGroup).map(({ id }) => id));
  const named = living.find((row) => isGroup(row) && row.name === group.name);
  if (named) return named.id;
  const pages = new Set(wanted.filter((row) => row.parent_id === group.id).map(({ component }) => component));
  const neighbour = living.find((row) => isPage(row) && pages.has(row.component) && folders.has(row.parent_id ?? ''));
  return neighbour?.parent_id ?? undefined;
}

function isGroup({ component, menu_type: type }: Pick<PermissionRow, 'component' | 'menu_type'>): boolean {
  return type !== 2 && component === folderComponent;
}

function isPage({ component, menu_type: type }: Pick<PermissionRow, 'component' | 'menu_type'>): boolean {
  return type !== 2 && component !== null && !component.startsWith('layouts/');
}
