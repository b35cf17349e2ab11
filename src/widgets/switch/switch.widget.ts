import { defineWidget } from '../../runtime/registry/index.ts';
import { Switch } from './Switch.tsx';
import props from './switch.props.schema.json';

export const switchWidget = defineWidget({
  name: 'Switch',
  title: '开关',
  component: Switch,
  props,
});
