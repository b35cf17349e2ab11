import { defineAction } from '../../../runtime/registry/index.ts';
import { textArgument } from '../../arguments.ts';
import props from './notify.props.schema.json';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export const notifyAction = defineAction({
  name: 'notify',
  title: '提示',
  props,
  run(args) {
    const kind = kinds.find((known) => known === args.type) ?? 'success';
    return { notify: { kind, text: textArgument(args, 'notify') } };
  },
});
