import { defineAction } from '../../runtime/registry/definitions.ts';
import { recordOf } from '../arguments.ts';
import props from './detail.props.schema.json';

export const detailAction = defineAction({
  name: 'detail',
  title: '详情',
  props,
  run: (_, context) => ({ openDialog: { kind: 'editor', mode: 'detail', id: String(recordOf(context)['id']) } }),
});
