import { plainJson } from '../../../../server/backend/index.ts';
import { readObjects, readString, readStrings } from '../../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import { nearestName } from '../../../../src/schema/problems/nearest-name.ts';
import { BackendError, type SignedInBackend } from '../sign-in.ts';
import type { PagePoints } from './asked-points.ts';

type Asked = Pick<SignedInBackend, 'exchange' | 'send'>;

interface Entry {
  id: string;
  name: string;
  address: string;
  component: string | undefined;
  point: string | undefined;
}

export interface Role {
  id: string;
  title: string;
}

export async function entriesThere(backend: Asked): Promise<Entry[]> {
  const entriesIn = (nodes: JsonValue | undefined): Entry[] =>
    readObjects(nodes).flatMap(({ item }) => {
      const [id, name] = [readString(item['id']), readString(item['name']) ?? ''];
      const [address, component] = [readString(item['url']) ?? '', readString(item['component'])];
      const own = { name, address, component, point: readString(item['perms']) };
      return [...(id === undefined ? [] : [{ id, ...own }]), ...entriesIn(item['children'])];
    });
  return entriesIn(await resultOf(backend, '/sys/permission/list'));
}

/** Returns true for the entry of a page; for an online form, any entry whose address ends in its id. */
export function isEntryOf({ component, address }: Entry, page: PagePoints): boolean {
  if (component !== undefined && component !== '' && component === page.component) return true;
  return page.onlineForm !== undefined && address.endsWith(`/${page.onlineForm}`);
}

/**
 * Finds the entry with that id or name.
 * @throws BackendError if there is none, or more than one with that name.
 */
export async function parentThere(backend: Asked, wanted: string): Promise<string> {
  const entries = (await entriesThere(backend)).filter(({ point }) => point === undefined);
  const found = entries.filter(({ id, name }) => id === wanted || name === wanted);
  const [first, ...others] = found;
  if (first && others.length === 0) return first.id;
  if (first) {
    const ids = found.map(({ id }) => id).join('、');
    throw new BackendError(`后端的菜单里有 ${found.length} 个“${wanted}”，请用 --parent 写编号：${ids}。`);
  }
  const nearest = nearestName(
    wanted,
    entries.map(({ name }) => name),
  );
  const advice = nearest === undefined ? '请在“菜单管理”里看名称' : `是不是“${nearest}”？`;
  throw new BackendError(`后端的菜单里没有“${wanted}”，${advice}`);
}

/**
 * Finds the role with that code, name or id.
 * @throws BackendError if there is none.
 */
export async function roleThere(backend: Asked, wanted: string): Promise<Role> {
  const roles = readObjects(await resultOf(backend, '/sys/role/queryall')).map(({ item }) => ({
    id: readString(item['id']) ?? '',
    code: readString(item['roleCode']) ?? '',
    title: readString(item['roleName']) ?? '',
  }));
  const role =
    roles.find(({ code }) => code === wanted) ?? roles.find(({ id, title }) => id === wanted || title === wanted);
  if (role) return role;
  const nearest = nearestName(
    wanted,
    roles.map(({ code }) => code),
  );
  const advice = nearest === undefined ? '请在“角色管理”里看编码' : `是不是“${nearest}”？`;
  throw new BackendError(`后端没有角色“${wanted}”，${advice}`);
}

/**
 * Creates the points of a page below its menu entry, or below the parent if the page has none.
 * @throws BackendError
 */
export async function createPoints(backend: Asked, page: PagePoints, parent: string | undefined): Promise<void> {
  const { component, points } = page;
  const entries = component === undefined ? [] : await entriesThere(backend);
  const entry = entries.find((each) => isEntryOf(each, page))?.id ?? parent;
  for (const [index, { name, title }] of points.entries())
    await post(backend, '/sys/permission/add', {
      menuType: 2,
      parentId: entry ?? '',
      name: `${page.title}：${title}`,
      perms: name,
      permsType: '1',
      status: '1',
      sortNo: index + 1,
    });
}

/**
 * Creates the menu entry of a page, below the parent or at the root.
 * @throws BackendError
 */
export async function createEntry(
  backend: Asked,
  { component, title, path, isHidden = false }: PagePoints,
  parent: string | undefined,
): Promise<void> {
  await post(backend, '/sys/permission/add', {
    menuType: parent === undefined ? 0 : 1,
    ...(parent !== undefined && { parentId: parent }),
    name: title,
    url: path,
    component: component ?? '',
    status: '1',
    sortNo: 99,
    route: true,
    keepAlive: true,
    isRoute: true,
    hidden: isHidden,
    hideTab: false,
  });
}

/**
 * Grants the entries and points of pages to a role, in addition to its current ones.
 * @returns the number of new ones.
 * @throws BackendError
 */
export async function grantPoints(backend: Asked, { id }: Role, pages: readonly PagePoints[]): Promise<number> {
  const held = readStrings(await resultOf(backend, '/sys/permission/queryRolePermission', { roleId: id }));
  const names = new Set(pages.flatMap(({ points }) => points.map(({ name }) => name)));
  const wanted = (await entriesThere(backend)).filter(
    (entry) => pages.some((page) => isEntryOf(entry, page)) || (entry.point !== undefined && names.has(entry.point)),
  );
  const added = wanted.filter((entry) => !held.includes(entry.id));
  if (added.length === 0) return 0;
  await post(backend, '/sys/permission/saveRolePermission', {
    roleId: id,
    permissionIds: [...held, ...added.map((entry) => entry.id)].join(','),
    lastpermissionIds: held.join(','),
  });
  return added.length;
}

async function resultOf(
  { exchange }: Asked,
  path: string,
  query: Record<string, string> = {},
): Promise<JsonValue | undefined> {
  const { json } = await exchange({ method: 'GET', path, query: new URLSearchParams(query) });
  const answer = json === undefined ? undefined : plainJson(json);
  if (isJsonObject(answer) && answer['success'] === true) return answer['result'];
  const message = isJsonObject(answer) ? readString(answer['message']) : undefined;
  throw new BackendError(`后端不给 ${path}：${message ?? '它的回答无法识别'}`);
}

async function post({ send }: Asked, path: string, body: JsonObject): Promise<void> {
  const answer = await send(path, body);
  if (isJsonObject(answer) && answer['success'] === true) return;
  const message = isJsonObject(answer) ? readString(answer['message']) : undefined;
  throw new BackendError(`后端没有做 ${path}：${message ?? '它的回答无法识别'}`);
}
