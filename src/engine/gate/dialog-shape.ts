import { formBody } from './form-shape.ts';
import { listBody } from './list-shape.ts';
import { either, object, orElse } from './shape.ts';
import { embedded, steps } from './step-shape.ts';
import * as is from './values.ts';

const width = either(
  [(value) => typeof value === 'number', is.number(300, 2000)],
  [() => true, is.matching(/^\d{1,3}%$/, '像素数，或 60% 这样的宽度')],
);

/** A dialog's body: that of a dialog document without its envelope. */
export const dialogBody = object({
  title: is.text,
  width,
  fullScreen: is.boolean,
  placement: is.choice('modal', 'drawer'),
  permission: orElse(is.permission, is.refusedPermission),
  body: object({
    form: embedded(formBody),
    list: embedded(listBody),
    picker: is.documentId,
    screen: is.documentId,
    text: is.text,
  }),
  load: steps,
  values: is.valueMap,
  print: is.boolean,
  okText: is.text,
  applyText: is.text,
  cancelText: is.text,
  submit: steps,
});
