import { defineAction } from '../../../runtime/registry/index.ts';
import props from './move-to.props.schema.json';

export const moveToAction = defineAction({
  name: 'move-to',
  title: '移动到…',
  props,
  writes: true,
  run: async (args, context) => (await import('./run-move-to.ts')).runMoveTo(args, context),
});
