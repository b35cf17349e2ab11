import { defineAction } from '../../../runtime/registry/index.ts';
import props from './create.props.schema.json';

export const createAction = defineAction({
  name: 'create',
  title: '生成单据',
  props,
  run: async (args, context) => (await import('./run-create.ts')).runCreate(args, context),
});
