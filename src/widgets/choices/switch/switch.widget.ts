import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './switch.props.schema.json';
import { Switch } from './Switch.tsx';

export const switchWidget = defineWidget({
  name: 'Switch',
  title: '开关',
  component: Switch,
  props,
});
