import { defineWidget, lazyComponent } from '../../runtime/registry/index.ts';
import { radioStandIn } from './radio-stand-in.tsx';
import props from './radio.props.schema.json';

export const radioWidget = defineWidget({
  name: 'Radio',
  title: '单选',
  group: 'basic',
  component: lazyComponent(async () => (await import('./Radio.tsx')).Radio),
  standIn: radioStandIn,
  props,
});
