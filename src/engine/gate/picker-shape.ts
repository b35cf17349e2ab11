import { columns, search, sort } from './list-shape.ts';
import { map, object } from './shape.ts';
import { path, treeSource } from './tree-shape.ts';
import * as is from './values.ts';

/** A picker's body: that of a picker document without its envelope. */
export const pickerBody = object({
  title: is.text,
  model: is.documentId,
  look: is.choice('dialog', 'dropdown'),
  query: is.documentId,
  urls: object({ list: path, echo: path, one: path }),
  search,
  columns,
  where: is.valueMap,
  sort,
  tree: treeSource,
  key: is.fieldName,
  label: is.fieldName,
  multiple: is.boolean,
  fields: map(is.fieldNameRefusal, is.fieldName),
  selectedList: is.boolean,
  width: is.number(300, 2000),
  pageSize: is.number(1, 100),
});
