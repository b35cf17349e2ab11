import { createHash } from 'node:crypto';

import { readObjects, readString } from '../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { authorPermissions, type Catalogue, type CatalogueState } from '../catalogue/index.ts';
import { Refusal, type Authenticator, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { platformPermission } from '../permissions/index.ts';

export interface AuthenticatingBackend {
  /** Includes the context path. */
  url: string;
  /** Returns the permission points of a person from the result of `getUserPermissionByToken`. */
  heldPoints: (answer: JsonObject) => readonly string[];
  components: () => readonly JsonObject[];
}

/** The milliseconds for which a response of the back end is cached. */
const freshness = 30_000;

/**
 * Authenticates at a real JeecgBoot: the person has the permissions that it lists, and may open the pages of its menu
 * (by document key, or by the app document's table of component paths). The user is requested too, because drafts,
 * versions and saved views have an owner; without a user the person has none of these.
 */
export function backendAuthenticator(backend: AuthenticatingBackend, catalogue: Catalogue): Authenticator {
  // Documents declare permission points, so changed documents make the cached response stale.
  const known = new Map<string, { at: number; state: CatalogueState; person: Promise<Known | undefined> }>();
  // A JeecgBoot up to 3.1 opens a new session at each request for a token's user, so it is requested once.
  const users = new Map<string, Promise<User | undefined>>();
  return async (token, tenant) => {
    const key = createHash('sha256').update(token).digest('hex');
    const found = known.get(key);
    const state = catalogue.current();
    if (found?.state === state && Date.now() - found.at < freshness) return inTenant(await found.person, tenant);
    for (const each of [known, users]) if (each.size > 5_000) each.clear();
    const userOf = () => {
      const found = users.get(key) ?? askForUser(backend.url, token);
      users.set(key, found);
      found.catch(() => users.delete(key));
      return found;
    };
    const person = findPerson(backend, { token, userOf, catalogue });
    known.set(key, { at: Date.now(), state, person });
    person.then(
      (value) => value ?? known.delete(key),
      () => known.delete(key),
    );
    return inTenant(await person, tenant);
  };
}

type Known = Person & { tenants: readonly number[] };

function inTenant(known: Known | undefined, wanted: string | undefined): Person | undefined {
  if (!known) return undefined;
  const { tenants, ...person } = known;
  return { ...person, tenantId: tenants.find((id) => String(id) === wanted) ?? tenants[0] ?? 0 };
}

interface Asked {
  token: string;
  userOf: () => Promise<User | undefined>;
  catalogue: Catalogue;
}

async function findPerson(
  backend: AuthenticatingBackend,
  { token, userOf, catalogue }: Asked,
): Promise<Known | undefined> {
  const answer = await ask(`${backend.url}/sys/permission/getUserPermissionByToken`, token);
  if (!answer) return undefined;
  const held = permissionsOf(answer, backend, catalogue);
  const user = await userOf();
  const permissions = new Set(user ? held : held.filter((name) => !name.startsWith(authorPermissions)));
  const nobody = { id: '', username: '', realname: '', orgCode: null, tenantId: 0, tenants: [] };
  return { ...(user ?? nobody), administrator: false, platform: permissions.has(platformPermission), permissions };
}

async function ask(url: string, token: string): Promise<JsonObject | undefined> {
  const answer = await fetch(url, { headers: { 'x-access-token': token }, signal: AbortSignal.timeout(10_000) })
    .then(async (response): Promise<JsonValue> => (response.status === 401 ? null : response.json()))
    .catch(() => {
      const headers = { 'retry-after': '5' };
      throw new Refusal(say('后端服务没有应答，请稍后重试。'), { status: 503, code: 503, headers });
    });
  const result = isJsonObject(answer) && answer['success'] === true ? answer['result'] : undefined;
  return isJsonObject(result) ? result : undefined;
}

type User = Pick<Known, 'id' | 'username' | 'realname' | 'orgCode' | 'tenantId' | 'tenants'>;

/** Requests the user of a token. A user of a tenant may not publish for all tenants, unless they manage all. */
async function askForUser(backendUrl: string, token: string): Promise<User | undefined> {
  const user = (await ask(`${backendUrl}/sys/user/getUserInfo`, token))?.['userInfo'];
  if (!isJsonObject(user)) return undefined;
  const [id, username] = [readString(user['id']), readString(user['username'])];
  if (!id || !username) return undefined;
  const ids = String(user['relTenantIds'] ?? '')
    .split(',')
    .filter((id) => id !== '');
  // A tenant id that is not a number is mapped to a tenant of nobody.
  const tenants = ids.map((id) => (Number.isNaN(Number(id)) ? -1 : Number(id)));
  return {
    id,
    username,
    realname: readString(user['realname']) ?? username,
    orgCode: readString(user['orgCode']) ?? null,
    tenantId: tenants[0] ?? 0,
    tenants,
  };
}

function permissionsOf(answer: JsonObject, backend: AuthenticatingBackend, catalogue: Catalogue): string[] {
  const { pages, app } = catalogue.current();
  const aliases = [...backend.components(), ...readObjects(app.document?.body['components']).map(({ item }) => item)];
  const shown = new Set([...entriesOf(answer, 'menu')].flatMap((entry) => documentsOf(entry, aliases)));
  const actions = readObjects(answer['auth']).flatMap(({ item }) => readString(item['action'])?.split(',') ?? []);
  return [
    ...actions,
    ...backend.heldPoints(answer),
    ...pages.filter((page) => shown.has(page.key)).map((page) => page.permission),
  ];
}

/** Returns the documents for an entry; for an online form or report, those with the code at the end of its path. */
function documentsOf(entry: JsonObject, aliases: readonly JsonObject[]): string[] {
  const component = readString(entry['component']);
  if (component === undefined) return [];
  const code = readString(entry['path'])?.split('/').at(-1) ?? '';
  const named = aliases.filter((alias) => readString(alias['component']) === component);
  const coded = named.filter((alias) => alias['code'] !== undefined);
  const own = code.startsWith(':') ? coded : coded.filter((alias) => alias['code'] === code);
  const chosen = own.length > 0 ? own : named.filter((alias) => alias['code'] === undefined);
  return [component, ...chosen.flatMap((alias) => readString(alias['document']) ?? [])];
}

function* entriesOf(node: JsonObject, member: string): Iterable<JsonObject> {
  for (const { item } of readObjects(node[member])) {
    yield item;
    yield* entriesOf(item, 'children');
  }
}
