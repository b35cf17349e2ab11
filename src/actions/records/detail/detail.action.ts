import { defineAction } from '../../../runtime/registry/index.ts';
import { editorOf } from '../../arguments.ts';
import props from './detail.props.schema.json';

export const detailAction = defineAction({
  name: 'detail',
  title: '详情',
  props,
  run: (_, context) => ({ openDialog: editorOf(context, 'detail') }),
});
