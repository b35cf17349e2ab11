import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuseSharedChange } from '../../permissions/index.ts';
import { contextOf, refuse, type RecordEngine } from '../../records/index.ts';
import { dataSourceModel, dataSourceOptions, readStored } from './data-source-rows.ts';
import type { SecretBox } from './secret-box.ts';
import { testConnection } from './test-connection.ts';

interface Parts {
  engine: RecordEngine;
  database: DynamicKysely;
  secrets: SecretBox;
  hosts: readonly string[];
}

const base = '/sys/dataSource';

/** Routes of data sources; the record engine has the others (docs/API.md, Data sources). */
export function dataSourceRoutes({ engine, database, secrets, hosts }: Parts): Route[] {
  const locked = (source: JsonObject): JsonObject => {
    const password = optionalText(source, 'dbPassword', 200);
    return { ...source, dbPassword: password === undefined || password === '' ? null : secrets.lock(password) };
  };
  const save = (call: Call, name: 'add' | 'edit') =>
    engine[name](dataSourceModel, call.body(locked), contextOf(call)).catch(refuse);
  return [
    defineRoute({
      method: 'POST',
      path: `${base}/add`,
      permission: 'system:dataSource:add',
      handler: async (call) => success(await save(call, 'add'), { message: say('添加成功！') }),
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: `${base}/edit`,
      permission: 'system:dataSource:edit',
      handler: async (call) => success(await save(call, 'edit'), { message: say('修改成功!') }),
    }),
    defineRoute({
      method: 'GET',
      path: `${base}/options`,
      permission: 'system:dataSource:list',
      handler: async () => success(await dataSourceOptions(database)),
    }),
    defineRoute({
      method: 'POST',
      path: '/online/cgreport/api/testConnection',
      permission: 'system:dataSource:test',
      async handler(call) {
        refuseSharedChange(call.person());
        const source = call.body(readSource);
        const dbPassword = source.dbPassword || (await storedPassword({ database, secrets }, source)) || '';
        await testConnection({ ...source, dbPassword }, hosts);
        return success(null, { message: say('数据库连接成功') });
      },
    }),
  ];
}

type Source = ReturnType<typeof readSource>;

function readSource(body: JsonObject) {
  return {
    id: optionalText(body, 'id', 64),
    dbType: requiredText(body, 'dbType', 10),
    dbUrl: requiredText(body, 'dbUrl', 500),
    dbUsername: requiredText(body, 'dbUsername', 100),
    dbPassword: optionalText(body, 'dbPassword', 200),
  };
}

/** A stored password is used only for the address and the user it was stored with. */
async function storedPassword(
  { database, secrets }: Pick<Parts, 'database' | 'secrets'>,
  { id, dbUrl, dbUsername }: Source,
): Promise<string | undefined> {
  const stored = id ? await readStored(database, id) : undefined;
  if (!stored?.db_password) return undefined;
  if (stored.db_url !== dbUrl || stored.db_username !== dbUsername)
    throw new Refusal(say('改了地址或用户名，请重新填写密码再测试。'));
  const password = secrets.open(stored.db_password);
  if (password === undefined) throw new Refusal(say('保存的密码已读不出来，请重新填写。'));
  return password;
}
