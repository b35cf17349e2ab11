import { defineWidget, lazyComponent } from '../../runtime/registry/index.ts';
import { numberStandIn } from './number-stand-in.tsx';
import props from './number.props.schema.json';

export const numberWidget = defineWidget({
  name: 'Number',
  title: '数字',
  group: 'basic',
  component: lazyComponent(async () => (await import('./Number.tsx')).Number),
  standIn: numberStandIn,
  props,
});
