import { changedColumns, refused, type RowGuard, type SystemTable } from '../../records/index.ts';
import { jobModel } from './job-rows.ts';
import { taskOf, UnknownTask, type Task } from './tasks.ts';

/** Creates the table of jobs, whose tasks must exist on the server. */
export function jobTable(tasks: () => ReadonlyMap<string, Task>): SystemTable {
  const guard: RowGuard = (_call, changes) => {
    for (const change of changes) {
      const name = String(change.after?.['job_class_name'] ?? '');
      if (name !== '' && changedColumns(change, ['job_class_name']).length > 0) refuseUnknownTask(tasks(), name);
    }
    return Promise.resolve();
  };
  return { table: 'sys_quartz_job', model: jobModel, guard };
}

function refuseUnknownTask(tasks: ReadonlyMap<string, Task>, name: string): void {
  try {
    taskOf(tasks, name);
  } catch (error) {
    throw error instanceof UnknownTask ? refused(error.message) : error;
  }
}
