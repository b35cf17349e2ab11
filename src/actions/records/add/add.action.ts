import { defineAction } from '../../../runtime/registry/index.ts';
import { objectArgument } from '../../arguments.ts';
import props from './add.props.schema.json';

export const addAction = defineAction({
  name: 'add',
  title: '新增',
  props,
  run(args) {
    const values = objectArgument(args, 'values');
    return { openDialog: { kind: 'editor', mode: 'create', again: true, ...(values && { values }) } };
  },
});
