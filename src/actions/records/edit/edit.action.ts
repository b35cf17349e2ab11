import { defineAction } from '../../../runtime/registry/index.ts';
import { editorOf } from '../../arguments.ts';
import props from './edit.props.schema.json';

export const editAction = defineAction({
  name: 'edit',
  title: '编辑',
  props,
  run: (_, context) => ({ openDialog: editorOf(context, 'edit') }),
});
