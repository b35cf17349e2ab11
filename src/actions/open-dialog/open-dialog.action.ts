import { defineAction } from '../../runtime/registry/definitions.ts';
import { objectArgument, textArgument } from '../arguments.ts';
import props from './open-dialog.props.schema.json';

export const openDialogAction = defineAction({
  name: 'open-dialog',
  title: '打开弹窗',
  props,
  run(args) {
    const values = objectArgument(args, 'values');
    return { openDialog: { kind: 'document', document: textArgument(args, 'open-dialog'), ...(values && { values }) } };
  },
});
