import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './radio.props.schema.json';
import { Radio } from './Radio.tsx';

export const radioWidget = defineWidget({
  name: 'Radio',
  title: '单选',
  component: Radio,
  props,
});
