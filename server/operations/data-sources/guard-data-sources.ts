import { say } from '../../locale/index.ts';
import { changedColumns, refused, type RowChange, type RowGuard, type SystemTable } from '../../records/index.ts';
import { dataSourceModel } from './data-source-rows.ts';
import type { SecretBox } from './secret-box.ts';

/**
 * Creates the table of data sources. Passwords are stored encrypted, and are used only for the address and the user
 * they were stored with.
 */
export function dataSourceTable(secrets: Pick<SecretBox, 'open'>): SystemTable {
  const isOpen = (change: RowChange): boolean =>
    hasPassword(change.after) &&
    changedColumns(change, ['db_password']).length > 0 &&
    secrets.open(String(change.after?.['db_password'])) === undefined;
  const guard: RowGuard = (_call, changes) => {
    if (changes.some(isOpen)) throw refused(say('密码没有加密，不能保存。'));
    if (changes.some(isElsewhere)) throw refused(say('改了地址或用户名，请重新填写密码再保存。'));
    return Promise.resolve();
  };
  return { table: 'sys_data_source', model: dataSourceModel, guard };
}

function isElsewhere(change: RowChange): boolean {
  if (!change.before || !hasPassword(change.after)) return false;
  const changed = changedColumns(change, ['db_url', 'db_username', 'db_password']);
  return changed.length > 0 && !changed.includes('db_password');
}

function hasPassword(row: RowChange['after']): boolean {
  return String(row?.['db_password'] ?? '') !== '';
}
