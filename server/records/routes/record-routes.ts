import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import {
  checkedBy,
  defineRoute,
  holdsAny,
  success,
  type Answer,
  type Call,
  type Method,
  type Person,
  type Route,
  type RoutePermission,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordContext } from '../call/index.ts';
import type { RecordEngine } from '../record-operations.ts';
import { nameRecords } from './name-records.ts';
import {
  readBatch,
  readId,
  readIds,
  readName,
  readOptionsQuery,
  readQueryChoice,
  readTransition,
} from './read-inputs.ts';
import { contextOf } from './record-context-of.ts';
import { refuse } from './refuse.ts';

type Work = (call: Call, context: RecordContext) => Promise<Answer>;

/**
 * Returns the routes of every model's records (docs/API.md). The engine refuses to write records that only postings may
 * write.
 */
export function recordRoutes(engine: RecordEngine, models: ReadonlyMap<string, ResolvedModel>): Route[] {
  return [...models.values()].flatMap((model) => routesOf(engine, model, models));
}

function routesOf(engine: RecordEngine, model: ResolvedModel, models: ReadonlyMap<string, ResolvedModel>): Route[] {
  const { id, resource, permission } = model;
  const withLines = new Set(model.fields.some(({ child }) => child) ? ['add', 'edit'] : []);
  const route = (method: Method | Method[], name: string, allowed: RoutePermission, work: Work): Route =>
    defineRoute({
      method,
      path: `${resource}/${name}`,
      permission: allowed,
      ...(withLines.has(name) && { takesLines: true }),
      handler: (call) => work(call, contextOf(call)).catch(refuse),
    });
  return [
    route('GET', 'list', `${permission}:list`, async ({ query }, context) =>
      success(await engine.list(id, query, context), { code: 0 }),
    ),
    route('GET', 'totals', `${permission}:list`, async ({ query: { totals = '', ...query } }, context) =>
      success(await engine.totals(id, query, totals.split(','), context), { code: 0 }),
    ),
    route('GET', 'queryById', `${permission}:list`, async ({ query }, context) =>
      success(await engine.get(id, readId(query), context)),
    ),
    route('GET', 'why', `${permission}:list`, async (call) => success(dataRulesFor(call.person(), model), { code: 0 })),
    route('GET', 'options', mayChoose(model, models), async ({ query }, context) =>
      success(await engine.options(id, readOptionsQuery(query), context), { code: 0 }),
    ),
    route('POST', 'add', `${permission}:add`, async (call, context) =>
      success(
        await engine.add(
          id,
          call.body((body) => body),
          context,
        ),
        { message: say('添加成功！') },
      ),
    ),
    route(['PUT', 'POST'], 'edit', `${permission}:edit`, async (call, context) =>
      success(
        await engine.edit(
          id,
          call.body((body) => body),
          context,
        ),
        { message: say('修改成功!') },
      ),
    ),
    route('DELETE', 'delete', `${permission}:delete`, async (call, context) => {
      const record = readId(call.query);
      await nameRecords(call, { engine, model: id, choice: { ids: [record] } });
      await engine.remove(id, record, context);
      return success(null, { message: say('删除成功!') });
    }),
    route('DELETE', 'deleteBatch', `${permission}:delete`, async (call, context) => {
      const ids = readIds(call.query);
      await nameRecords(call, { engine, model: id, choice: { ids } });
      await engine.removeBatch(id, ids, context);
      return success(null, { message: say('批量删除成功！') });
    }),
    route('POST', 'deleteQuery', `${permission}:delete`, async (call, context) => {
      const { query, expected } = call.body(readQueryChoice);
      await nameRecords(call, { engine, model: id, choice: { query, expected } });
      const count = await engine.removeQuery(id, query, expected, context);
      return success({ count }, { message: say('批量删除成功！') });
    }),
    ...(model.recycleBin ? recycleBinRoutes(engine, model, route) : []),
    ...businessRoutes(engine, model, route),
  ];
}

/** Returns how many data rules restrict the model for a person; the rules themselves only for those who manage them. */
function dataRulesFor({ dataRules, permissions }: Person, model: ResolvedModel) {
  const rules = dataRules?.(model) ?? [];
  return { dataRules: rules.length, ...(permissions.has('system:permission:list') && { rules }) };
}

/** Users who may delete records may also list and restore deleted ones. */
function recycleBinRoutes(
  engine: RecordEngine,
  { id, permission }: ResolvedModel,
  route: (method: Method, name: string, allowed: RoutePermission, work: Work) => Route,
): Route[] {
  return [
    route('GET', 'recycleBin', `${permission}:delete`, async ({ query }, context) =>
      success(await engine.listDeleted(id, query, context), { code: 0 }),
    ),
    route('PUT', 'putRecycleBin', `${permission}:delete`, async (call, context) => {
      const ids = call.body(readIds);
      await nameRecords(call, { engine, model: id, choice: { ids }, isDeleted: true });
      await engine.restore(id, ids, context);
      return success(null, { message: say('还原成功') });
    }),
    route('DELETE', 'deleteRecycleBin', `${permission}:delete`, async (call, context) => {
      const ids = readIds(call.query);
      await nameRecords(call, { engine, model: id, choice: { ids }, isDeleted: true });
      await engine.erase(id, ids, context);
      return success(null, { message: say('删除成功') });
    }),
  ];
}

function businessRoutes(
  engine: RecordEngine,
  { id, states, creates }: ResolvedModel,
  route: (method: Method, name: string, allowed: RoutePermission, work: Work) => Route,
): Route[] {
  const transitions = states?.transitions.map((transition) => transition.permission) ?? [];
  const transition = route('POST', 'transition', holdsAny(...transitions), async (call, context) =>
    success(await engine.transition(id, call.body(readTransition), context), { message: say('操作成功!') }),
  );
  const transitionBatch = route('POST', 'transitionBatch', holdsAny(...transitions), async (call, context) => {
    const { name, choice } = call.body(readBatch);
    await nameRecords(call, { engine, model: id, choice });
    return success({ count: await engine.transitionBatch(id, name, choice, context) }, { message: say('操作成功!') });
  });
  const createFrom = route(
    'POST',
    'createFrom',
    holdsAny(...creates.map((creation) => creation.permission)),
    async (call, context) => success(await engine.createFrom(id, call.body(readName), context)),
  );
  const createdFrom = route(
    'GET',
    'createdFrom',
    holdsAny(...creates.map((creation) => creation.permission)),
    async ({ query }, context) => success(await engine.createdFrom(id, readName(query), context), { code: 0 }),
  );
  return [
    ...(transitions.length > 0 ? [transition, transitionBatch] : []),
    ...(creates.length > 0 ? [createFrom, createdFrom] : []),
  ];
}

/** Options are available to users who may list the model, a model that refers to it, or the owner of such lines. */
function mayChoose(model: ResolvedModel, models: ReadonlyMap<string, ResolvedModel>): RoutePermission {
  const referring = [...models.values()].filter((other) =>
    other.fields.some((field) => field.reference?.model === model.id),
  );
  const owners = referring.flatMap((other) => (other.childOf ? (models.get(other.childOf.model) ?? []) : []));
  const names = [model, ...referring, ...owners].map((each) => `${each.permission}:list`);
  return checkedBy([`${model.permission}:list`], (person) => names.some((name) => person.permissions.has(name)));
}
