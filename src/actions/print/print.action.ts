import { defineAction } from '../../runtime/registry/definitions.ts';
import { editorOf } from '../arguments.ts';
import props from './print.props.schema.json';

export const printAction = defineAction({
  name: 'print',
  title: '打印',
  props,
  run(_, context) {
    const editor = editorOf(context, 'detail');
    return { openDialog: editor.kind === 'editor' ? { ...editor, print: true } : editor };
  },
});
