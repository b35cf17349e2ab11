import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf, recordOf } from '../../arguments.ts';
import props from './add-child.props.schema.json';

export const addChildAction = defineAction({
  name: 'add-child',
  title: '新增下级',
  props,
  run(_, context) {
    const { tree } = listOf(context).model;
    if (!tree) throw new PortError('invalid', say('这个列表不是树，不能新增下级。'));
    const record = recordOf(context);
    const values = { [tree.parent]: String(record['id']) };
    return { openDialog: { kind: 'editor', mode: 'create', again: true, values } };
  },
});
