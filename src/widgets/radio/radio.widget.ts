import { defineWidget } from '../../runtime/registry/index.ts';
import { Radio } from './Radio.tsx';
import props from './radio.props.schema.json';

export const radioWidget = defineWidget({
  name: 'Radio',
  title: '单选',
  component: Radio,
  props,
});
