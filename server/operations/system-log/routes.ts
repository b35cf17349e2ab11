import type { DynamicKysely } from '../../database/index.ts';
import type { SheetRecords } from '../../excel/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import {
  contextOf,
  nameRecords,
  refuse,
  refused,
  type RecordEngine,
  type RowGuard,
  type SystemTable,
} from '../../records/index.ts';
import { clearLog, removeLines } from './log-lines.ts';
import type { LogRecorder } from './recorder.ts';
import { saidLines, type LineModels } from './said-lines.ts';

export const logModel = 'system/log';

/** Only the server writes the log; users with the permission to clear it delete lines permanently. */
const guardLog: RowGuard = () => {
  throw refused(say('系统日志由系统记录，不能新增或修改。'));
};

export const logTable: SystemTable = { table: 'sys_log', model: logModel, guard: guardLog };

interface LogParts {
  engine: RecordEngine;
  database: DynamicKysely;
  recorder: LogRecorder;
  models: LineModels;
}

export function logRoutes(parts: LogParts): Route[] {
  const { engine, database, recorder, models } = parts;
  const list = 'system:log:list';
  const mayDelete = 'system:log:delete';
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    await nameRecords(call, { engine, model: logModel, choice: { ids } });
    await removeLines(database, ids, call.person());
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/log/list',
      permission: list,
      handler: (call) => listLog(call, parts),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/log/queryById',
      permission: list,
      async handler(call) {
        const line = await engine.get(logModel, requiredText(call.query, 'id', 64), contextOf(call)).catch(refuse);
        return success(saidLines([line], models)[0]);
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/log/delete',
      permission: mayDelete,
      async handler(call) {
        await remove(call, [requiredText(call.query, 'id', 64)]);
        return success(null, { message: say('删除成功!') });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/log/deleteBatch',
      permission: mayDelete,
      async handler(call) {
        const ids = (optionalText(call.query, 'ids', 100_000) ?? '').split(',').filter((id) => id !== '');
        if (ids.length === 0) throw new Refusal(say('参数不识别！'));
        if (ids[0] !== 'allclear') {
          await remove(call, ids);
          return success(null, { message: say('批量删除成功！') });
        }
        await recorder.flush();
        await clearLog(database, call.person());
        return success(null, { message: say('清除成功!') });
      },
    }),
  ];
}

/** Returns the lines of the log as rows of a sheet, with the query of the list. */
export function logSheets(engine: RecordEngine): SheetRecords {
  return {
    pages: (id, query, context) => engine.pages(id, { ...query, params: withKeyword(query.params) }, context),
    importRows: engine.importRows,
  };
}

async function listLog(call: Call, { engine, models }: LogParts) {
  const page = await engine.list(logModel, withKeyword(call.query), contextOf(call)).catch(refuse);
  return success({ ...page, records: saidLines(page.records, models) }, { code: 0 });
}

function withKeyword({ keyWord, ...query }: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const params = Object.fromEntries(given);
  return keyWord === undefined || keyWord === '' ? params : { ...params, logContent: `*${keyWord}*` };
}
