import { either, map, object } from './shape.ts';
import * as is from './values.ts';

export const path = is.matching(/^\/(?!\/)[A-Za-z0-9_./-]+$/, '接口根路径之后的部分，例如 /base/customer/list');

/** Where a tree comes from: of a picker, or beside a list. */
export const treeSource = object({
  model: is.documentId,
  title: is.text,
  by: is.fieldName,
  whole: path,
  children: path,
  search: either([(value) => typeof value === 'boolean', is.boolean], [() => true, path]),
  params: map(is.fieldNameRefusal, is.string),
  linked: is.boolean,
  leavesOnly: is.boolean,
});
