import type { JsonValue } from '../../schema/json/json-value.ts';
import { columnItem } from './column-shape.ts';
import { formBody } from './form-shape.ts';
import { componentProps } from './props.ts';
import { array, either, object, orElse } from './shape.ts';
import { embedded, steps } from './step-shape.ts';
import { treeSource } from './tree-shape.ts';
import * as is from './values.ts';

const isString = (value: JsonValue) => typeof value === 'string';

const button = object({
  name: is.name,
  title: is.text,
  icon: is.string,
  kind: is.choice('primary', 'default', 'dashed', 'link', 'danger'),
  permission: orElse(is.permission, is.refusedPermission),
  visible: is.condition(false),
  disabled: is.condition(true),
  needsSelection: is.boolean,
  wholeQuery: is.boolean,
  do: steps,
});

/** Built-in names stay as written: an unknown one becomes a button that says so. */
const buttonItem = either([isString, is.string], [() => true, button]);

const searchItem = object({
  field: is.fieldName,
  title: is.text,
  mode: is.choice(
    'equals',
    'like',
    'leftLike',
    'rightLike',
    'in',
    'has',
    'range',
    'not',
    'greater',
    'greaterOrEqual',
    'less',
    'lessOrEqual',
  ),
  default: is.anyValue,
  component: is.string,
  componentProps,
});

const endpoint = is.nullable(
  is.matching(/^\/(?!\/)[A-Za-z0-9_./-]+$/, '接口根路径之后的部分，例如 /base/customer/list'),
);

export const search = array(either([isString, is.string], [() => true, searchItem]), true);
export const columns = embedded(array(columnItem, true));
export const sort = object({ column: is.fieldName, order: is.choice('asc', 'desc') });

/** A list that follows a row: a list like any other, so the shape is one within itself. */
const detail = object({
  title: is.text,
  permission: orElse(is.permission, is.refusedPermission),
  list: embedded((value, place) => listBody(value, place)),
});

/** A list's body: that of a list document without its envelope, or the one of a model. */
export const listBody: ReturnType<typeof object> = object({
  title: is.text,
  model: is.documentId,
  permission: is.permission,
  search,
  columns,
  toolbar: array(buttonItem, true),
  rowActions: array(buttonItem, true),
  contextMenu: array(buttonItem, true),
  editor: embedded(formBody),
  sort,
  where: is.valueMap,
  params: is.valueMap,
  beside: treeSource,
  details: array(detail),
  pageSize: is.choice(10, 20, 30, 50, 100),
  selection: is.choice('multiple', 'single', 'none'),
  tree: is.boolean,
  editable: is.boolean,
  live: is.boolean,
  poll: is.number(5, 3600),
  saveCode: is.name,
  urls: object({
    list: endpoint,
    children: endpoint,
    queryById: endpoint,
    add: endpoint,
    edit: endpoint,
    delete: endpoint,
    deleteBatch: endpoint,
    exportXls: endpoint,
    importExcel: endpoint,
  }),
});
