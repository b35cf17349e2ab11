import {
  defineRoute,
  listOf,
  notFound,
  Refusal,
  requiredText,
  success,
  type Call,
  type Method,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuseSharedChange } from '../../permissions/index.ts';
import { contextOf, nameRecords, refuse, type RecordEngine } from '../../records/index.ts';
import { jobModel } from './job-rows.ts';
import type { JobScheduler } from './scheduler.ts';

interface Parts {
  engine: RecordEngine;
  scheduler: Pick<JobScheduler, 'refresh' | 'execute'>;
}

const base = '/sys/quartzJob';

/** Routes of scheduled jobs in JeecgBoot's format; the record engine has the others (docs/API.md, Scheduled jobs). */
export function jobRoutes(parts: Parts): Route[] {
  return [...saveRoutes(parts), ...moveRoutes(parts)];
}

function saveRoutes({ engine, scheduler }: Parts): Route[] {
  const saved = async (call: Call, name: 'add' | 'edit') => {
    const job = call.body((body) => body);
    const { id } = await engine[name](jobModel, job, contextOf(call)).catch(refuse);
    await scheduler.refresh();
    return engine.get(jobModel, String(id), contextOf(call)).catch(refuse);
  };
  const removal = (method: Method | Method[], path: string, idsOf: (call: Call) => string[]) =>
    defineRoute({
      method,
      path: `${base}/${path}`,
      permission: 'system:quartzJob:delete',
      async handler(call) {
        const ids = idsOf(call);
        if (ids.length === 0) throw new Refusal(say('参数不识别！'));
        await nameRecords(call, { engine, model: jobModel, choice: { ids } });
        await engine.removeBatch(jobModel, ids, contextOf(call)).catch(refuse);
        await scheduler.refresh();
        return success(null, { message: say('删除定时任务成功!') });
      },
    });
  return [
    defineRoute({
      method: 'POST',
      path: `${base}/add`,
      permission: 'system:quartzJob:add',
      handler: async (call) => success(await saved(call, 'add'), { message: say('创建定时任务成功') }),
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: `${base}/edit`,
      permission: 'system:quartzJob:edit',
      handler: async (call) => success(await saved(call, 'edit'), { message: say('更新定时任务成功!') }),
    }),
    removal('DELETE', 'delete', ({ query }) => [requiredText(query, 'id', 64)]),
    removal('DELETE', 'deleteBatch', ({ query }) => listOf(query['ids'])),
  ];
}

function moveRoutes({ engine, scheduler }: Parts): Route[] {
  const turn = async (call: Call, status: 0 | -1): Promise<void> => {
    const id = requiredText(call.query, 'id', 64);
    await nameRecords(call, { engine, model: jobModel, choice: { ids: [id] } });
    await engine.edit(jobModel, { id, status }, contextOf(call)).catch(refuse);
    await scheduler.refresh();
  };
  return [
    defineRoute({
      method: 'GET',
      path: `${base}/pause`,
      permission: 'system:quartzJob:pause',
      async handler(call) {
        await turn(call, -1);
        return success(null, { message: say('停止定时任务成功') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: `${base}/resume`,
      permission: 'system:quartzJob:resume',
      async handler(call) {
        await turn(call, 0);
        return success(null, { message: say('启动定时任务成功') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: `${base}/execute`,
      permission: 'system:quartzJob:execute',
      async handler(call) {
        refuseSharedChange(call.person());
        const id = requiredText(call.query, 'id', 64);
        await nameRecords(call, { engine, model: jobModel, choice: { ids: [id] } });
        const outcome = await scheduler.execute(id);
        if (outcome.kind === 'unknown') throw notFound();
        if (outcome.kind === 'busy') throw new Refusal(say('任务正在执行，请等它结束。'));
        if (outcome.kind === 'failed') throw new Refusal(say('任务没有成功：{message}', { message: outcome.message }));
        return success(outcome.message, { message: say('执行成功!') });
      },
    }),
  ];
}
