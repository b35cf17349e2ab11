import type { DynamicKysely } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordEngine } from '../../records/index.ts';
import { jobModel } from './job-rows.ts';

const nightly = 'pagewright.CheckDerived';

/** Creates the job that checks derived values each night, if it never existed: a deleted one is not created again. */
export async function seedJobs(database: DynamicKysely, engine: RecordEngine): Promise<void> {
  const known = await database
    .selectFrom('sys_quartz_job')
    .select('id')
    .where('job_class_name', '=', nightly)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const job = { jobClassName: nightly, cronExpression: '0 40 3 * * ?', status: 0, description: say('核对派生的数据') };
  const user = { id: '', username: 'system', realname: say('系统'), orgCode: null, tenantId: 0 };
  await engine.bulkInsert(jobModel, [job], { user, permissions: { has: () => true } });
}
