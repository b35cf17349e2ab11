import { defineAction } from '../../runtime/registry/definitions.ts';
import { objectArgument, textArgument } from '../arguments.ts';
import props from './open-dialog.props.schema.json';

export const openDialogAction = defineAction({
  name: 'open-dialog',
  title: '打开弹窗',
  props,
  run(args) {
    const values = objectArgument(args, 'values');
    const document = textArgument(args, 'open-dialog');
    const title = args['title'];
    return {
      openDialog: {
        kind: 'document',
        document,
        ...(typeof title === 'string' && title !== '' && { title }),
        ...(values && { values }),
      },
    };
  },
});
