import { say } from '../../locale/index.ts';
import {
  changedColumns,
  forbiddenWithout,
  isRemoval,
  refused,
  type RowGuard,
  type SystemTable,
} from '../../records/index.ts';
import { publishPermission } from '../may-edit.ts';
import { markChanged, onlineFormModel } from './form-rows.ts';

/**
 * A table that exists is not made again under another name, nor as another kind of table; only publishers delete forms
 * whose pages they have published. A changed form waits to be published again.
 */
const guardOnlineForms: RowGuard = async ({ db, context }, changes) => {
  const published = changes.filter(({ before }) => Number(before?.['table_version'] ?? 0) > 0);
  const isMoved = published.some(
    (change) =>
      change.after !== undefined && changedColumns(change, ['table_name', 'table_type', 'is_tree']).length > 0,
  );
  if (isMoved) throw refused(say('同步过的表单不能改表名、表类型和是否树，请复制一份再改。'));
  if (published.some(isRemoval) && !context.permissions.has(publishPermission))
    throw forbiddenWithout(publishPermission);
  const known = changes.flatMap(({ before }) => (before ? [String(before['id'])] : []));
  await markChanged(db, known);
};

/** Online forms and their fields, as the record engine keeps them. */
export const onlineFormTables: readonly SystemTable[] = [
  { table: 'onl_cgform_head', model: onlineFormModel, guard: guardOnlineForms },
  { table: 'onl_cgform_field', model: 'online-form/field' },
];
