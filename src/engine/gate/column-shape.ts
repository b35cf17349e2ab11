import { componentProps } from './props.ts';
import { array, either, object, oneOrManyOf } from './shape.ts';
import * as is from './values.ts';

const validateRule = object({
  required: is.boolean,
  unique: is.boolean,
  pattern: is.string,
  rule: is.name,
  when: is.expression,
  message: is.text,
});

const option = object({ value: is.scalar, text: is.text, label: is.text, title: is.text, disabled: is.boolean });
const width = either(
  [(value) => typeof value === 'number', is.number(40, 2000)],
  [() => true, is.matching(/^\d{1,4}(px|%)$/, '像素数，或 120px、20% 这样的宽度')],
);
const statistics = either(
  [(value) => typeof value === 'boolean', is.boolean],
  [() => true, oneOrManyOf(is.choice('sum', 'average'))],
);

export const column = object({
  key: is.fieldName,
  title: is.text,
  type: is.string,
  cell: is.string,
  cellProps: componentProps,
  width,
  minWidth: is.number(40),
  align: is.choice('left', 'center', 'right'),
  fixed: is.choice('left', 'right'),
  ellipsis: either([(value) => typeof value === 'boolean', is.boolean], [() => true, is.number(1)]),
  lines: is.number(1, 5),
  href: is.url,
  visible: is.condition(false),
  validateRules: array(validateRule),
  defaultValue: is.anyValue,
  defaultChecked: is.boolean,
  customValue: array(is.scalar),
  dictCode: is.string,
  dict: is.string,
  options: array(option),
  statistics,
  format: is.string,
  allowSearch: is.boolean,
  allowInput: is.boolean,
  allowDownload: is.boolean,
  allowRemove: is.boolean,
  async: is.boolean,
  tipsContent: is.text,
  props: componentProps,
  placeholder: is.text,
  popupCode: is.string,
  orgFields: is.string,
  destFields: is.string,
  param: is.valueMap,
  sorter: is.boolean,
  btnText: is.text,
  action: is.url,
  token: is.boolean,
  responseName: is.string,
  setTagColor: array(object({ value: is.scalar, color: is.string })),
  slotName: is.string,
  showDetails: is.boolean,
  isOrder: is.boolean,
  disabled: is.condition(true),
  linkage: is.fieldName,
  optionsRequest: is.documentId,
});

/** A field's name, `...`, or a column. */
export const columnItem = either([(value) => typeof value === 'string', is.string], [() => true, column]);

const disabledRows = either([(value) => typeof value === 'string', is.expression], [() => true, is.valueMap]);

/** The body of a columns document. */
export const columnsBody = object({
  title: is.text,
  model: is.documentId,
  columns: array(columnItem, true),
  rowNumber: is.boolean,
  rowSelection: is.choice('checkbox', 'radio', 'none'),
  dragSort: is.boolean,
  sortKey: is.fieldName,
  disabledRows,
  addButton: is.boolean,
  socketKey: is.string,
  size: is.choice('medium', 'small', 'mini'),
  maxHeight: is.number(100),
  alwaysEdit: is.boolean,
  permission: is.permission,
  expandable: is.boolean,
  details: is.choice('popover', 'modal'),
  pagination: is.boolean,
  tree: object({ parent: is.fieldName, children: is.documentId }),
});
