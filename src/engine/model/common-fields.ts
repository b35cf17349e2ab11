import { text, textTable } from '../../locale/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { ResolvedField } from './resolved-model.ts';

type Common = Pick<ResolvedField, 'name' | 'title' | 'type'> & Partial<ResolvedField>;

const common: Common[] = textTable([
  { name: 'id', title: text('编号'), type: 'string', maxLength: 36 },
  { name: 'createBy', title: text('创建人'), type: 'string', maxLength: 50 },
  { name: 'createTime', title: text('创建时间'), type: 'string', format: 'date-time' },
  { name: 'updateBy', title: text('修改人'), type: 'string', maxLength: 50 },
  { name: 'updateTime', title: text('修改时间'), type: 'string', format: 'date-time' },
  { name: 'sysOrgCode', title: text('所属部门'), type: 'string', maxLength: 64 },
  { name: 'tenantId', title: text('租户'), type: 'integer' },
  { name: 'delFlag', title: text('删除标记'), type: 'integer' },
  { name: 'version', title: text('版本'), type: 'integer' },
]);

/** The fields of every record, filled by the server; hidden unless a document names them. */
export const commonFields: readonly ResolvedField[] = common.map((field) => ({
  ...emptyField(),
  ...field,
  hidden: true,
  readOnly: true,
}));

/** Returns a field with default values. */
export function emptyField(): ResolvedField {
  return {
    name: '',
    title: '',
    type: 'string',
    required: false,
    unique: false,
    rules: [],
    componentProps: {},
    hidden: false,
    readOnly: false,
    secret: false,
    pointer: '',
  };
}

/** Finds a field by name, including common ones. */
export function findField(fields: readonly ResolvedField[], name: string): ResolvedField | undefined {
  return indexOf(fields).get(name) ?? indexOf(commonFields).get(name);
}

const indexOf = oncePerObject(
  (fields: readonly ResolvedField[]): ReadonlyMap<string, ResolvedField> =>
    new Map(fields.toReversed().map((field) => [field.name, field])),
);
