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
 * An existing table cannot get another name or kind. Only users who may publish can delete forms with published pages.
 * A changed form must be published again.
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

/** The tables of online forms and their fields for the record engine. */
export const onlineFormTables: readonly SystemTable[] = [
  { table: 'onl_cgform_head', model: onlineFormModel, guard: guardOnlineForms },
  { table: 'onl_cgform_field', model: 'online-form/field' },
];
