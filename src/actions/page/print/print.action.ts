import { defineAction } from '../../../runtime/registry/index.ts';
import { editorOf, recordIn, textArgument } from '../../arguments.ts';
import props from './print.props.schema.json';

/** Prints the record by its form or, if an address is given, opens the server's report in a new window. */
export const printAction = defineAction({
  name: 'print',
  title: '打印',
  props,
  async run(args, context) {
    if (args.print !== true) {
      const record = recordIn(context);
      const params = { ...(record && { id: String(record['id']) }) };
      return {
        navigate: { to: await context.ports.files.reportLink(textArgument(args, 'print'), params), newTab: true },
      };
    }
    const editor = editorOf(context, 'detail');
    return { openDialog: editor.kind === 'editor' ? { ...editor, print: true } : editor };
  },
});
