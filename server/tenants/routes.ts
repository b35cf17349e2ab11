import { DATE, DATE_TIME, isDateText } from '../../src/engine/values/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import {
  defineRoute,
  holdsAny,
  listOf,
  nameInLog,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import { refuseSharedChange } from '../permissions/index.ts';
import { refuse, versionCheck, type RecordEngine } from '../records/index.ts';
import { addTenant, changeTenant, removeTenants, type TenantChange } from './change-tenants.ts';
import { readOwnTenants } from './own-tenants.ts';
import { isUsed, pageOfTenants, readTenant } from './tenant-rows.ts';

interface Parts {
  database: DynamicKysely;
  engine: RecordEngine;
}

export function tenantRoutes({ database, engine }: Parts): Route[] {
  const remove = async (call: Call, ids: readonly string[]): Promise<void> => {
    const removed = await removeTenants(database, ids);
    nameInLog(call, removed);
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/tenant/getCurrentUserTenant',
      permission: 'signed-in',
      async handler(call) {
        return success({ list: await readOwnTenants(database, call.person().id) });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/tenant/list',
      permission: 'system:tenant:list',
      handler: async ({ query, person }) => success(await pageOfTenants(database, query, person()), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/tenant/queryList',
      permission: holdsAny('system:tenant:list', 'system:user:list'),
      async handler({ query, person }) {
        const ids = listOf(query['ids']);
        const { records } = await pageOfTenants(database, { status: '1', pageSize: '1000' }, person());
        const wanted = records.filter(({ id }) => ids.length === 0 || ids.includes(String(id)));
        return success(wanted, { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/tenant/queryById',
      permission: 'system:tenant:list',
      handler: async ({ query, person }) =>
        success(await readTenant(database, requiredText(query, 'id', 20), person())),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/tenant/add',
      permission: 'system:tenant:add',
      async handler(call) {
        refuseSharedChange(call.person());
        const tenant = call.body(readTenantBody);
        if (!(await addTenant(database, tenant, call.person().username))) throw new Refusal(say('该编号已存在!'));
        return success(await readTenant(database, tenant.id, call.person()), { message: say('添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/tenant/edit',
      permission: 'system:tenant:edit',
      async handler(call) {
        const tenant = call.body(readTenantBody);
        refuseSharedChange(call.person());
        const { version } = call.body((body) => body);
        const person = call.person();
        const saving = { person, checkVersion: versionCheck(engine, person) };
        await changeTenant(database, { ...tenant, version }, saving).catch(refuse);
        return success(await readTenant(database, tenant.id, call.person()), { message: say('修改成功!') });
      },
    }),
    defineRoute({
      method: ['DELETE', 'POST'],
      path: '/sys/tenant/delete',
      permission: 'system:tenant:delete',
      async handler(call) {
        refuseSharedChange(call.person());
        const id = call.query['id'] ?? call.body((body) => requiredText(body, 'id', 20));
        await readTenant(database, id, call.person());
        if (await isUsed(database, id)) throw new Refusal(say('选择的租户都已被引用，无法删除！'));
        await remove(call, [id]);
        return success(null, { message: say('删除成功!') });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/tenant/deleteBatch',
      permission: 'system:tenant:delete',
      async handler(call) {
        const ids = listOf(call.query['ids']);
        if (ids.length === 0) throw new Refusal(say('未选中租户！'));
        refuseSharedChange(call.person());
        const free: string[] = [];
        for (const id of ids) if (!(await isUsed(database, id))) free.push(id);
        if (free.length === 0) throw new Refusal(say('选择的租户都已被引用，无法删除！'));
        await remove(call, free);
        const isAll = free.length === ids.length;
        return success(null, { message: isAll ? say('删除成功！') : say('部分删除成功！（被引用的租户无法删除）') });
      },
    }),
  ];
}

function readTenantBody(body: JsonObject): TenantChange {
  const id = requiredText(body, 'id', 9);
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Refusal(say('租户编号应是大于 0 的整数。'));
  const [begin, end] = ['beginDate', 'endDate'].map((name) => readMoment(optionalText(body, name, 30)));
  if (begin && end && begin > end) throw new Refusal(say('开始时间不能晚于结束时间。'));
  return {
    id,
    name: requiredText(body, 'name', 100),
    begin_date: begin ?? null,
    end_date: end ?? null,
    status: optionalText(body, 'status', 1) === '0' ? 0 : 1,
    short_name: optionalText(body, 'shortName', 20) || null,
    foot_content: optionalText(body, 'footContent', 200) || null,
  };
}

function readMoment(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!isDateText(text, DATE) && !isDateText(text, DATE_TIME))
    throw new Refusal(say('“{text}”应为日期，如 2026-01-31。', { text }));
  return text;
}
