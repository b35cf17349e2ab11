import { readObject, readObjects } from '../../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';
import {
  defineRoute,
  pageOf,
  readPage,
  requiredText,
  success,
  type Answer,
  type Call,
  type Route,
} from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import { contextOf, refuse } from '../../../records/index.ts';
import { editForm } from '../edit-form.ts';
import { onlineFormModel, readHeads } from '../form-rows.ts';
import { fieldNames } from '../online-form.ts';
import { fieldOut, fieldsIn, headIn, headOut, mainTableOf, storedJson } from './definition-shapes.ts';
import type { OnlineCallParts } from './published-form.ts';

const base = '/online/cgform';

/** Defines the routes that define online forms, in the calls and shapes of JeecgBoot's client. */
export function definitionRoutes(parts: OnlineCallParts): Route[] {
  const { engine, database } = parts;
  const read = (path: string, answer: (call: Call) => Answer | Promise<Answer>): Route =>
    defineRoute({ method: 'GET', path: `${base}/${path}`, permission: 'online:cgform:list', handler: answer });
  const headOf = (call: Call, id: string) => engine.get(onlineFormModel, id, contextOf(call)).catch(refuse);
  return [
    read('head/list', async (call) => {
      const { copyType, ...query } = call.query;
      if (copyType === '1') return success(pageOf([], 0, readPage(query)), { code: 0 });
      const page = await engine.list(onlineFormModel, query, contextOf(call)).catch(refuse);
      if (copyType === undefined) return success(page, { code: 0 });
      const heads = await readHeads(database);
      const subsOf = (id: unknown) => heads.flatMap(({ main, table }) => (main === id ? [table] : []));
      return success({ ...page, records: page.records.map((each) => headOut(each, subsOf(each['id']))) }, { code: 0 });
    }),
    read('field/listByHeadId', async (call) => {
      const head = await headOf(call, requiredText(call.query, 'headId', 64));
      const main = (await readHeads(database)).find(({ id }) => id === head['mainHead']);
      const link = { dbFieldName: `${main?.table}_id`, dbFieldTxt: main?.title ?? '', dbType: 'string', dbLength: 36 };
      const fields = readObjects(storedJson(head['fields'])).map(({ item }, index) => fieldOut(item, index));
      const linked = { ...fieldOut(link, fields.length), cgformHeadId: String(head['id']), fieldShowType: 'text' };
      const hidden = { isShowForm: 0, isShowList: 0, mainTable: main?.table ?? '', mainField: 'id' };
      return success(main ? [...fields, { ...linked, id: `${main.id}-link`, ...hidden }] : fields);
    }),
    read('index/listByHeadId', () => success([])),
    read('button/list/:code', ({ query }) => success(pageOf([], 0, readPage(query)), { code: 0 })),
    read('head/enhanceButton/:code', () => success([])),
    read('api/authColumn/:code', async (call) => {
      const head = await headOf(call, requiredText(call.params, 'code', 64));
      const rows = readObjects(storedJson(head['fields'])).map(({ item }, index) =>
        authorization(fieldOut(item, index)),
      );
      return success(rows, { code: 0 });
    }),
    read('api/authButton/:code', () => success({ buttonList: [], authList: [] }, { code: 0 })),
    read('api/authData/:code', () => success([], { code: 0 })),
    read('api/authPage/:code/:type', () => success([], { code: 0 })),
    defineRoute({
      method: 'POST',
      path: `${base}/api/addAll`,
      permission: 'online:cgform:add',
      takesLines: true,
      async handler(call) {
        const { id: _, ...form } = await readForm(parts, call, new Set());
        await engine.add(onlineFormModel, form, contextOf(call)).catch(refuse);
        return success(null, { message: say('添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: `${base}/api/editAll`,
      permission: 'online:cgform:edit',
      takesLines: true,
      async handler(call) {
        const id = call.body(({ head }) => requiredText(readObject(head), 'id', 64));
        const stored = await headOf(call, id);
        const known = new Set(fieldNames(stored).map((field) => field.id));
        // The stored extension applies to our pages; the client's own applies to its pages.
        const extension = storedJson(stored['extConfigJson']);
        const { tableType, mainHead = storedJson(stored['mainHead']), ...form } = await readForm(parts, call, known);
        await editForm(engine, call, { ...form, tableType: tableType ?? '1', mainHead, extConfigJson: extension });
        return success(null, { message: say('修改成功!') });
      },
    }),
  ];
}

async function readForm({ database, dictionaries }: OnlineCallParts, call: Call, known: ReadonlySet<string>) {
  const body = call.body((each) => ({
    head: readObject(each['head']),
    fields: readObjects(each['fields']).map(({ item }) => item),
  }));
  const categories = (await dictionaries.items('online_form_category', call.person().tenantId)) ?? [];
  const main = mainTableOf(body.fields);
  const found = main === undefined ? undefined : (await readHeads(database)).find(({ table }) => table === main);
  const form: JsonObject = {
    ...headIn(body.head, new Set(categories.map(({ value }) => String(value)))),
    ...(found && { mainHead: found.id }),
    fields: fieldsIn(body.fields, known),
  };
  return form;
}

function authorization(field: JsonObject): JsonObject {
  const {
    id = null,
    cgformHeadId = null,
    dbFieldName = null,
    dbFieldTxt = null,
    isShowForm = 1,
    isShowList = 1,
  } = field;
  return {
    id,
    cgformId: cgformHeadId,
    code: dbFieldName,
    title: dbFieldTxt,
    isShowForm,
    isShowList,
    type: 1,
    status: 0,
    listShow: false,
    formShow: false,
    formEditable: false,
    switchFlag: 0,
    tableName: null,
    tableNameTxt: null,
  };
}
