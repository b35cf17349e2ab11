import { defineAction } from '../../../runtime/registry/index.ts';
import { binOf } from './bin-of.ts';
import props from './recycle-bin.props.schema.json';

/** Opens the deleted records of the list. */
export const recycleBinAction = defineAction({
  name: 'recycle-bin',
  title: '回收站',
  props,
  run(_, context) {
    binOf(context);
    return { openDialog: { kind: 'recycle-bin' } };
  },
});
