import { say } from '../../../locale/index.ts';
import { PortError, textParams } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';
import props from './import.props.schema.json';

export const importAction = defineAction({
  name: 'import',
  title: '导入',
  props,
  run(args, context) {
    const { endpoints } = listOf(context);
    if (endpoints.importExcel === null) throw new PortError('invalid', say('请设置 url.importExcel 属性！'));
    const { import: _, ...given } = args;
    const fields = textParams(given);
    return { openDialog: { kind: 'import', ...(Object.keys(fields).length > 0 && { fields }) } };
  },
});
