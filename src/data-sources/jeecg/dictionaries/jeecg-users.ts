import type { RecordsPort } from '../../../runtime/ports/index.ts';

const choice = '/sys/user/queryUserComponentData';

/**
 * Users to choose from on a JeecgBoot: its call for choosers passes over sex and birthday, and over a name without a
 * department (docs/jeecgboot.md, Users and roles). Its list knows them all, and is asked to leave out frozen users, as
 * the other does.
 */
export function withUserSearch(records: RecordsPort): RecordsPort {
  return {
    ...records,
    list(path, query, options) {
      if (path !== choice) return records.list(path, query, options);
      return records.list('/sys/user/list', { ...query, status: '1' }, options);
    },
  };
}
