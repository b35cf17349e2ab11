import type { RecordValues } from '../../../../src/engine/bill/index.ts';
import { readObjects } from '../../../../src/engine/values/index.ts';
import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';
import {
  defineRoute,
  listOf,
  nameInLog,
  requiredText,
  success,
  type Answer,
  type Call,
  type Method,
  type Route,
} from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import { contextOf, nameRecords, refuse } from '../../../records/index.ts';
import { parentField, treeParent } from '../form-documents.ts';
import { fieldOut, storedJson } from './definition-shapes.ts';
import { columnsOf, formItemOf, queryInfoOf } from './page-descriptions.ts';
import { publishedForm, type FormAction, type OnlineCallParts, type PublishedForm } from './published-form.ts';

const base = '/online/cgform/api';

const ofPages = new Set(['hasQuery', 'needList', 'isTree']);

/**
 * Defines the routes of the pages that JeecgBoot's client renders for online forms. They are open to every signed-in
 * user, and each requires the permission of the form's own model: its records are those of the record engine.
 */
export function pageRoutes(parts: OnlineCallParts): Route[] {
  const { engine } = parts;
  const items = (call: Call) => (code: string) => parts.dictionaries.items(code, call.person().tenantId);
  const route = (
    [method, path, action]: readonly [Method, string, FormAction],
    answer: (form: PublishedForm, call: Call) => Answer | Promise<Answer>,
  ): Route =>
    defineRoute({
      method,
      path: `${base}/${path}`,
      permission: 'signed-in',
      ...(method !== 'GET' && method !== 'DELETE' && { takesLines: true }),
      handler: async (call) => {
        const code = requiredText(call.params, 'code', 64);
        return answer(await publishedForm(parts, call, { code, action }), call);
      },
    });
  return [
    route(['GET', 'getColumns/:code', 'list'], async (form, call) =>
      success(await columnsOf(form, items(call)), { code: 0 }),
    ),
    route(['GET', 'getErpColumns/:code', 'list'], async (form, call) => {
      const subs = form.subs.map(async (sub) => ({
        ...(await columnsOf(sub, items(call))),
        relationType: sub.form.isSingle ? 1 : 0,
        foreignKeys: [{ table: null, key: 'id', field: parentField(form.form) }],
      }));
      return success({ main: await columnsOf(form, items(call)), subList: await Promise.all(subs) }, { code: 0 });
    }),
    route(['GET', 'getTreeData/:code', 'list'], async ({ form, model, head }, call) => {
      const { records, total } = await engine.list(model.id, queryOf(call), contextOf(call)).catch(refuse);
      const rows = records.map(({ hasChildren, ...each }) =>
        rowOut(each, {
          jeecg_row_key: each['id'],
          ...(form.isTree && { [treeParent]: each[treeParent] ?? '0', has_child: hasChildren === true ? '1' : '0' }),
        }),
      );
      const fieldList = readObjects(storedJson(head['fields'])).map(({ item }, index) => fieldOut(item, index));
      return success({ total, fieldList, records: rows }, { code: 0 });
    }),
    route(['GET', 'getQueryInfo/:code', 'list'], (form) => success(queryInfoOf(form))),
    route(['GET', 'getFormItem/:code', 'list'], async (form, call) =>
      success(await formItemOf(form, items(call)), { code: 0 }),
    ),
    route(['GET', 'getData/:code', 'list'], async ({ model }, call) => {
      const { records, total } = await engine.list(model.id, queryOf(call), contextOf(call)).catch(refuse);
      return success(
        { total, records: records.map((each) => rowOut(each, { jeecg_row_key: each['id'] })) },
        { code: 0 },
      );
    }),
    route(['GET', 'form/:code/:id', 'list'], async (form, call) =>
      success(rowOut(await recordOf(parts, form, call, requiredText(call.params, 'id', 64)))),
    ),
    route(['POST', 'form/:code', 'add'], async (form, call) => {
      const { id: _, ...record } = call.body((body) => rowIn(form, body));
      const saved = await engine.add(form.model.id, record, contextOf(call)).catch(refuse);
      nameInLog(call, [saved], { model: form.model.id });
      return success(saved['id'], { code: 0, message: say('添加成功!') });
    }),
    route(['PUT', 'form/:code', 'edit'], async (form, call) => {
      const row = call.body((body) => rowIn(form, body));
      const saved = await engine.edit(form.model.id, row, contextOf(call)).catch(refuse);
      nameInLog(call, [saved], { model: form.model.id });
      return success(null, { message: say('修改成功！') });
    }),
    route(['DELETE', 'form/:code/:id', 'delete'], async ({ model }, call) => {
      const ids = listOf(call.params['id']);
      await nameRecords(call, { engine, model: model.id, choice: { ids } });
      await engine.removeBatch(model.id, ids, contextOf(call)).catch(refuse);
      return success(null, { message: say('删除成功!') });
    }),
    defineRoute({
      method: 'GET',
      path: `${base}/subform/list/:table/:mainId`,
      permission: 'signed-in',
      handler: async (call) => success(await linesOf(parts, call)),
    }),
    defineRoute({
      method: 'GET',
      path: `${base}/subform/:table/:mainId`,
      permission: 'signed-in',
      handler: async (call) => success((await linesOf(parts, call))[0] ?? {}),
    }),
  ];
}

function queryOf(call: Call): Record<string, string> {
  return Object.fromEntries(Object.entries(call.query).filter(([name]) => !ofPages.has(name)));
}

function recordOf(
  { engine }: OnlineCallParts,
  { model }: PublishedForm,
  call: Call,
  id: string,
): Promise<RecordValues> {
  return engine.get(model.id, id, contextOf(call)).catch(refuse);
}

async function linesOf(parts: OnlineCallParts, call: Call): Promise<JsonObject[]> {
  const table = requiredText(call.params, 'table', 64);
  const main = [...parts.catalogue.current().models.values()].find(({ fields }) =>
    fields.some(({ name, child }) => child && name === table),
  );
  const code = main?.table ?? table;
  const form = await publishedForm(parts, call, { code, action: 'list' });
  const lines: unknown = (await recordOf(parts, form, call, requiredText(call.params, 'mainId', 64)))[table];
  return Array.isArray(lines) ? lines.map((line: RecordValues) => rowOut(line)) : [];
}

function rowOut(record: RecordValues, more: RecordValues = {}): JsonObject {
  return Object.fromEntries(Object.entries({ ...record, ...more }).map(([name, value]) => [name, valueOut(value)]));
}

function valueOut(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(valueOut);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null ? rowOut({ ...value }) : '';
}

/**
 * Converts a record from JeecgBoot's client: empty texts become empty values, and members that are not fields of the
 * model are dropped.
 */
function rowIn({ model, subs }: PublishedForm, body: JsonObject): JsonObject {
  const known = new Set(['id', 'version', ...model.fields.map(({ name }) => name)]);
  const entries = Object.entries(body).filter(([name]) => known.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const sub = subs.find(({ form }) => form.table === name);
      if (!sub || !Array.isArray(value)) return [name, value === '' ? null : value];
      const rows = value.filter(
        (row): row is JsonObject => typeof row === 'object' && row !== null && !Array.isArray(row),
      );
      return [name, rows.map((row) => rowIn(sub, row))];
    }),
  );
}
