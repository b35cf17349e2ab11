import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';
import props from './advanced-query.props.schema.json';

export const advancedQueryAction = defineAction({
  name: 'advanced-query',
  title: '高级查询',
  props,
  run(_, context) {
    listOf(context);
    return { openDialog: { kind: 'advanced-query' } };
  },
});
