import { columns, search, sort } from './list-shape.ts';
import { map, object } from './shape.ts';
import * as is from './values.ts';

/** A picker's body: that of a picker document without its envelope. */
export const pickerBody = object({
  title: is.text,
  model: is.documentId,
  request: is.documentId,
  query: is.documentId,
  search,
  columns,
  where: is.valueMap,
  sort,
  tree: object({ model: is.documentId, by: is.fieldName }),
  key: is.fieldName,
  label: is.fieldName,
  multiple: is.boolean,
  fields: map(is.fieldNameRefusal, is.fieldName),
  selectedList: is.boolean,
  width: is.number(300, 2000),
  pageSize: is.number(1, 100),
});
