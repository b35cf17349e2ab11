import type { JsonValue } from '../../schema/json/json-value.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { own, readObject } from '../values/json-read.ts';
import { columnItem } from './column-shape.ts';
import { formBody } from './form-shape.ts';
import { componentProps } from './props.ts';
import { wrongArguments } from './props-schema.ts';
import { array, either, object, orElse, type Place, refuse, type Shape } from './shape.ts';
import * as is from './values.ts';

const isString = (value: JsonValue) => typeof value === 'string';

/** A step names a known action with its first key, and its arguments fit; else the whole step is dropped. */
const step: Shape = (value, place) => {
  const cleaned = readObject(is.valueMap(value, place));
  const name = Object.keys(cleaned)[0];
  const actions = place.gate.vocabulary.actions;
  const entry = name === undefined ? undefined : own(actions, name);
  if (name === undefined || !entry) {
    const nearest = nearestName(name ?? '', Object.keys(actions));
    return refuse(place, 'unknown-action', `没有名为“${name ?? ''}”的动作。`, '已登记的动作名', nearest);
  }
  const wrong = wrongArguments(entry.props, cleaned);
  return wrong === undefined ? cleaned : refuse(place, 'wrong-arguments', `动作“${name}”的参数不对。`, wrong);
};

const button = object({
  name: is.name,
  title: is.text,
  icon: is.string,
  kind: is.choice('primary', 'default', 'dashed', 'link', 'danger'),
  permission: orElse(is.permission, 'pagewright:refused'),
  visible: is.condition(false),
  disabled: is.condition(true),
  needsSelection: is.boolean,
  do: either([Array.isArray, array(step, true)], [() => true, step]),
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

const embedded = (shape: (value: JsonValue, place: Place) => JsonValue | undefined) =>
  either([isString, is.documentId], [() => true, shape]);

/** A list's body: that of a list document without its envelope, or the one of a model. */
export const listBody = object({
  title: is.text,
  model: is.documentId,
  permission: is.permission,
  search: array(either([isString, is.string], [() => true, searchItem]), true),
  columns: embedded(array(columnItem, true)),
  toolbar: array(buttonItem, true),
  rowActions: array(buttonItem, true),
  editor: embedded(formBody),
  sort: object({ column: is.fieldName, order: is.choice('asc', 'desc') }),
  where: is.valueMap,
  pageSize: is.choice(10, 20, 30, 50, 100),
  selection: is.choice('multiple', 'single', 'none'),
  tree: is.boolean,
  urls: object({ list: endpoint, delete: endpoint, deleteBatch: endpoint, exportXls: endpoint, importExcel: endpoint }),
});
