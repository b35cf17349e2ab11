import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { textArgument } from '../../arguments.ts';
import props from './fail.props.schema.json';

export const failAction = defineAction({
  name: 'fail',
  title: '停止',
  props,
  stops: true,
  run(args) {
    throw new PortError('invalid', textArgument(args, 'fail'));
  },
});
