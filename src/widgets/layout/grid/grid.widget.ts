import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './grid.props.schema.json';

export const gridWidget = defineWidget({
  name: 'Grid',
  title: '栅格',
  component: lazyComponent(async () => (await import('./Grid.tsx')).Grid),
  props,
});
