import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './host-part.props.schema.json';

export const hostPartWidget = defineWidget({
  name: 'HostPart',
  title: '宿主的部件',
  component: lazyComponent(async () => (await import('./HostPart.tsx')).HostPart),
  props,
});
