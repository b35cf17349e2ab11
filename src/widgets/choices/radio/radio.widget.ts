import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './radio.props.schema.json';

export const radioWidget = defineWidget({
  name: 'Radio',
  title: '单选',
  component: lazyComponent(async () => (await import('./Radio.tsx')).Radio),
  props,
});
