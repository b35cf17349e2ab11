import { defineAction } from '../../../runtime/registry/index.ts';
import { objectArgument } from '../../arguments.ts';
import props from './set-values.props.schema.json';

export const setValuesAction = defineAction({
  name: 'set-values',
  title: '填写',
  props,
  run: (args) => ({ setValues: objectArgument(args, 'set-values') ?? {} }),
});
