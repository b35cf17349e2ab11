import { properties } from './form-shape.ts';
import { object, orElse } from './shape.ts';
import * as is from './values.ts';

/** A screen's body: that of a screen document without its envelope. */
export const screenBody = object({
  title: is.text,
  permission: orElse(is.permission, is.refusedPermission),
  print: is.boolean,
  paper: object({
    size: is.choice('A3', 'A4', 'A5', 'letter'),
    landscape: is.boolean,
    repeatHeader: is.boolean,
    margin: is.number(0, 100),
  }),
  properties,
});
