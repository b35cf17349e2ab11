import { defineAction, type DialogQuestion } from '../../../runtime/registry/index.ts';
import { answered, objectArgument, textArgument } from '../../arguments.ts';
import props from './open-dialog.props.schema.json';

export const openDialogAction = defineAction({
  name: 'open-dialog',
  title: '打开弹窗',
  props,
  asks: ({ wait }) => wait === true,
  async run(args, { fill }) {
    const values = objectArgument(args, 'values');
    const document = textArgument(args, 'open-dialog');
    const { title, wait } = args;
    const dialog: DialogQuestion = {
      kind: 'document',
      document,
      ...(typeof title === 'string' && title !== '' && { title }),
      ...(values && { values }),
    };
    return wait === true ? answered(await fill(dialog)) : { openDialog: dialog };
  },
});
