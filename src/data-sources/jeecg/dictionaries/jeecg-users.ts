import type { RecordsPort } from '../../../runtime/ports/index.ts';

const choice = '/sys/user/queryUserComponentData';

/**
 * Searches users of a JeecgBoot by its list: the call for choosing users ignores sex and birthday, and a name without a
 * department (docs/jeecgboot.md, Users and roles). The list supports them all, and is filtered to leave out frozen
 * users, as the other call does.
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
