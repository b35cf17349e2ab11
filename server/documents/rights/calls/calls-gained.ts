import { readString } from '../../../../src/engine/values/index.ts';
import type { DocumentKey } from '../../../../src/schema/documents/document.ts';
import type { CatalogueState } from '../../../catalogue/index.ts';
import type { Person } from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import { dataPermission } from '../../may-edit.ts';
import { modelsOf } from '../models-of.ts';
import { sightOf } from '../readers.ts';
import type { Holder } from '../right.ts';
import { callsOf, type DocumentCall } from './calls.ts';
import { lackedFor, modelAt, reachedBy, stepsOf, type RoutesOf } from './reached-routes.ts';

export interface CallChange {
  person: Person;
  author: Holder;
  before: CatalogueState;
  after: CatalogueState;
  routesOf?: RoutesOf | undefined;
}

/**
 * Returns a sentence for each call that visitors of a document would make with their own rights and the author may not
 * make, judged by the routes that the call reaches, and for each model whose records it would show or pass on although
 * the author may not list them.
 */
export function callsGained(change: CallChange, key: DocumentKey): string[] {
  const { author, before, after } = change;
  const [was, now] = [callsOf(key, before), callsOf(key, after)];
  const calls = [...now.calls].flatMap(([id, call]) => (was.calls.has(id) ? [] : [call]));
  const addresses = [...now.addresses].filter((address) => !was.addresses.has(address));
  const unseen = [...now.models.values()].filter((model) => sightOf(author, before, model) === 'none');
  const outlets = [...calls.map(({ name }) => name), ...addresses];
  const [partly] = [...now.models.values()].filter((model) => sightOf(author, before, model) !== 'all');
  const lacked = [
    ...calls.flatMap((call) => lackedForCall(change, call)),
    ...unseen.flatMap(({ id, permission }) =>
      was.models.has(id) ? [] : [{ name: `${id}.model`, permission: `${permission}:list` }],
    ),
    ...[...now.transitions].flatMap(([id, { model, name }]) =>
      was.transitions.has(id) ? [] : lackedForStep(change, model.table, name),
    ),
  ];
  return [
    ...lacked.map((each) => saidOf(key, each)),
    ...(partly
      ? outlets.map((name) =>
          say('文档 {key} 会把“{title}”里您看不到的记录交给 {name}', { key, title: partly.title, name }),
        )
      : []),
  ];
}

interface Lacked {
  name: string;
  permission?: string;
  isForAdministrators?: true;
}

function saidOf(key: DocumentKey, { name, permission, isForAdministrators }: Lacked): string {
  if (isForAdministrators) return say('文档 {key} 会让别人替您调用 {name}，这只有管理员能发布', { key, name });
  return permission === undefined || permission === ''
    ? say('文档 {key} 会调用 {name}，您自己不能调用它', { key, name })
    : say('文档 {key} 会调用 {name}，这需要您没有的权限 {permission}', { key, name, permission });
}

function lackedForCall(change: CallChange, call: DocumentCall): Lacked[] {
  const { person, author, before, after, routesOf } = change;
  const { name } = call;
  const permissions = [call.permission ?? [], routesOf ? [] : (knownCallers(change, call) ?? dataPermission)].flat(2);
  const missing = permissions.find((permission) => !author.has(permission));
  if (missing !== undefined) return [{ name, permission: missing }];
  const isNamedAlone = call.method === undefined;
  if (isNamedAlone && !author.has(dataPermission)) return [{ name, permission: dataPermission }];
  if (!routesOf) return [];
  const { own, models } = routesOf(after);
  const lacked = [...reachedBy(own, call), ...reachedBy(models, call)].flatMap((route): Lacked[] => {
    const permission = lackedFor(person, route);
    if (permission !== undefined) return [{ name, permission }];
    // A handler can check further rights of the caller, who would be the visitor of the page and not the author.
    if (own.includes(route))
      return isReading(call) || person.administrator ? [] : [{ name, isForAdministrators: true }];
    const step = stepsOf(after.models.values(), route, call).find((each) => !author.has(each));
    if (step !== undefined) return [{ name, permission: step }];
    const model = isReading(call) ? undefined : modelAt(after.models.values(), route.path);
    return model && sightOf(author, before, model) === 'some' ? [{ name }] : [];
  });
  return lacked.slice(0, 1);
}

/**
 * Returns the permissions that a call of a JeecgBoot's path is known to require, derived from earlier request documents
 * and model calls.
 */
function knownCallers({ before, after }: CallChange, call: DocumentCall): string[] | undefined {
  const known = [...before.documents.keys()].flatMap((key) => {
    const document = before.documents.get(key);
    const permission = readString(document?.body['permission']);
    const isSame = document?.kind === 'request' && document.body['path'] === call.path;
    return isSame && permission !== undefined ? [permission] : [];
  });
  const model = modelAt(after.models.values(), call.path);
  const verb = call.path.slice(call.path.lastIndexOf('/') + 1);
  if (model) known.push(`${model.permission}:${recordVerbs.find((each) => verb.startsWith(each)) ?? 'list'}`);
  return known.length > 0 ? known : undefined;
}

const recordVerbs = ['add', 'edit', 'delete', 'import', 'export'];

function isReading({ method = 'GET' }: DocumentCall): boolean {
  return method === 'GET';
}

function lackedForStep({ author, before }: CallChange, table: string, name: string): Lacked[] {
  const was = modelsOf(before.models).byTable.get(table);
  const transition = was?.states?.transitions.find((each) => each.name === name);
  if (!was || !transition || author.has(transition.permission)) return [];
  return [{ name: `${was.id} ${name}`, permission: transition.permission }];
}
