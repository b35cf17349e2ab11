import { createHash } from 'node:crypto';
import { readObjects, readString } from '../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Authenticator, Person } from '../http/index.ts';

/** How long an answer of the back end is kept, in milliseconds. */
const freshness = 30_000;

/**
 * Authenticates at a real JeecgBoot: the person has the permissions that it lists, and may open the pages of its menu
 * (by document key, or by the app document's table of component paths).
 * @param backendUrl with its context path.
 */
export function backendAuthenticator(backendUrl: string, catalogue: Catalogue): Authenticator {
  const known = new Map<string, { at: number; person: Promise<Person | undefined> }>();
  return (token) => {
    const key = createHash('sha256').update(token).digest('hex');
    const found = known.get(key);
    if (found && Date.now() - found.at < freshness) return found.person;
    if (known.size > 5_000) known.clear();
    const person = ask(backendUrl, token).then((answer) => answer && personOf(answer, catalogue));
    known.set(key, { at: Date.now(), person });
    person.then(
      (value) => value ?? known.delete(key),
      () => known.delete(key),
    );
    return person;
  };
}

/** Asks the back end for a token's permissions; undefined when it refuses the token. */
async function ask(backendUrl: string, token: string): Promise<JsonObject | undefined> {
  const url = `${backendUrl}/sys/permission/getUserPermissionByToken`;
  const response = await fetch(url, { headers: { 'x-access-token': token }, signal: AbortSignal.timeout(10_000) });
  if (response.status === 401) return undefined;
  const answer: JsonValue = await response.json();
  const result = isJsonObject(answer) && answer['success'] === true ? answer['result'] : undefined;
  return isJsonObject(result) ? result : undefined;
}

function personOf(answer: JsonObject, catalogue: Catalogue): Person {
  const { pages, app } = catalogue.current();
  const aliases = readObjects(app.document?.body['components']);
  const documentOf = new Map(aliases.map(({ item }) => [readString(item['component']), readString(item['document'])]));
  const shown = new Set([...componentsOf(answer, 'menu')].map((component) => documentOf.get(component) ?? component));
  const actions = readObjects(answer['auth']).flatMap(({ item }) => readString(item['action'])?.split(',') ?? []);
  const permissions = [...actions, ...pages.filter((page) => shown.has(page.key)).map((page) => page.permission)];
  return {
    ...{ id: '', username: '', realname: '', orgCode: null, tenantId: 0, administrator: false },
    permissions: new Set(permissions),
  };
}

function* componentsOf(node: JsonObject, member: string): Iterable<string> {
  for (const { item } of readObjects(node[member])) {
    const component = readString(item['component']);
    if (component !== undefined) yield component;
    yield* componentsOf(item, 'children');
  }
}
