import { defineWidget, lazyComponent } from '../../runtime/registry/index.ts';
import { switchStandIn } from './switch-stand-in.tsx';
import props from './switch.props.schema.json';

export const switchWidget = defineWidget({
  name: 'Switch',
  title: '开关',
  group: 'basic',
  component: lazyComponent(async () => (await import('./Switch.tsx')).Switch),
  standIn: switchStandIn,
  props,
});
