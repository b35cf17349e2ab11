import { say } from '../../locale/index.ts';
import { changedColumns, isRemoval, refused, type RowGuard, type SystemTable } from '../../records/index.ts';
import { messageModels, messageTables } from './tables.ts';

const columns = messageTables
  .flatMap((table) => (table.name === 'sys_sms' ? table.columns : []))
  .flatMap(({ name }) => (['update_by', 'update_time', 'version'].includes(name) ? [] : [name]));

const guardMessages: RowGuard = (_call, changes) => {
  const isWritten = changes.some((change) => !isRemoval(change) && changedColumns(change, columns).length > 0);
  if (isWritten) throw refused(say('消息由系统发送，不能新增或修改。'));
  return Promise.resolve();
};

export const messageRecords: readonly SystemTable[] = [
  { table: 'sys_sms', model: messageModels.sys_sms, guard: guardMessages },
  { table: 'sys_sms_template', model: messageModels.sys_sms_template },
];
